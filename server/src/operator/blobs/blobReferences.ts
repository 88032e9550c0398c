import type { Kysely } from 'kysely';
import { z } from 'zod';
import { avatarKey } from '../../accounts/directory/avatarUrl.ts';
import { accountsFolder } from '../../accounts/sign-in/pages/loadAccountsBuild.ts';
import { documentKey } from '../../platform/blobs/documentKey.ts';
import type { Database } from '../../platform/db/Database.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { emiResultKey, emiSourceKey } from '../../areas/emi/jobs/emiBlobKeys.ts';
import { partialKey } from '../../areas/emi/uploads/resumable/partialUploads.queries.ts';
import { installerKey } from '../../areas/downloads/installers/publishInstaller.ts';
import type { BlobReference, BlobReferences } from './blobs.contract.ts';

/** Never removed: pages and lock files elsewhere refer to them. */
const keptForGood = ['shell/', accountsFolder, 'embed/', 'remote-kit/'];

/** The database's references to the blob store. */
export async function blobReferences(db: Kysely<Database>): Promise<BlobReferences> {
  const [named, boards, releases] = await Promise.all([
    namedFiles(db),
    boardFiles(db),
    releaseFiles(db),
  ]);
  const uploads = await db.selectFrom('manager.installer_upload').select('id').execute();
  return {
    files: [...named, ...boards.files, ...releases.files],
    known: [
      ...keptForGood,
      ...boards.known,
      ...releases.known,
      ...uploads.map(({ id }) => `uploads/${id}/`),
    ],
    kept: [...keptForGood, ...boards.kept, ...releases.known],
  };
}

/** The fields used of a release's manifest. */
const manifestSchema = z.object({
  files: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
});

const reference = (
  key: string,
  { size = null, digest = null }: Partial<Pick<BlobReference, 'size' | 'digest'>> = {},
): BlobReference => ({ key, size, digest });

const digestOf = (sha256: string) => `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;

/** Content-addressed files, and profile pictures. */
async function namedFiles(db: Kysely<Database>): Promise<BlobReference[]> {
  const installers = await db
    .selectFrom('manager.installer')
    .select(['sha256', 'size'])
    .distinct()
    .execute();
  const documents = await db
    .selectFrom('manager.order_document')
    .select('sha256')
    .where('sha256', 'is not', null)
    .union(
      db
        .selectFrom('manager.quotation')
        .select('document_sha256 as sha256')
        .where('document_sha256', 'is not', null),
    )
    .execute();
  const people = await db
    .selectFrom('accounts.account')
    .select('avatar')
    .where('avatar', 'is not', null)
    .execute();
  return [
    ...installers.map((row) =>
      reference(installerKey(row), { size: row.size, digest: digestOf(row.sha256) }),
    ),
    ...documents.flatMap(({ sha256 }) =>
      sha256 === null ? [] : [reference(documentKey(sha256), { digest: digestOf(sha256) })],
    ),
    ...people.flatMap(({ avatar }) => (avatar === null ? [] : [reference(avatarKey(avatar))])),
  ];
}

/** Archives, results of analyses, and unfinished uploads. */
async function boardFiles(db: Kysely<Database>): Promise<BlobReferences> {
  const jobs = await db
    .selectFrom('manager.emi_job')
    .select(['id', 'status', 'src_key', 'src_bytes', 'rerun_of'])
    .execute();
  const uploads = await db
    .selectFrom('manager.emi_upload')
    .select('id')
    .union(db.selectFrom('manager.emi_partial_upload').select('id'))
    .execute();
  return {
    files: jobs.flatMap(({ id, status, src_key, src_bytes, rerun_of }) => [
      // A rerun uses the archive of the job that it repeats.
      ...(src_key === '' || rerun_of !== null ? [] : [reference(src_key, { size: src_bytes })]),
      ...(status === 'success' ? [reference(emiResultKey(id, jobFiles.summary))] : []),
    ]),
    known: [
      ...jobs.map(({ id }) => emiResultKey(id, '')),
      ...uploads.flatMap(({ id }) => [emiSourceKey(id), partialKey(id)]),
    ],
    // An unfinished analysis rewrites its files.
    kept: jobs.flatMap(({ id, status }) => (status === 'success' ? [emiResultKey(id, '')] : [])),
  };
}

/** Scripts of releases stored here, by digest; beside them compressed variants and maps. */
async function releaseFiles(db: Kysely<Database>): Promise<Omit<BlobReferences, 'kept'>> {
  const releases = await db
    .selectFrom('manager.remote_release')
    .select(['name', 'version', 'hash', 'base', 'manifest'])
    .where('base', 'like', '/remotes/%')
    .execute();
  return {
    files: releases.flatMap(({ base, manifest }) => {
      const { files, integrity } = manifestSchema.parse(JSON.parse(manifest));
      return files.map((file) =>
        reference(base.slice(1) + file, { digest: integrity[file] ?? null }),
      );
    }),
    known: releases.flatMap(({ name, version, hash, base }) => [
      base.slice(1),
      `source-maps/${name}/${version}+${hash}/`,
    ]),
  };
}
