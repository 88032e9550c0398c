import { Readable } from 'node:stream';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/db/newId.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { InstallerUploadTable } from '../../../platform/db/tables/downloads.ts';
import {
  countPart,
  deleteUpload,
  findUpload,
  insertUpload,
  uploadsBefore,
} from './installers.queries.ts';

type UploadDeps = Pick<Deps, 'db' | 'blobs' | 'clock'>;

/** Age in milliseconds at which an interrupted upload is deleted. */
const givenUpAfterMs = 24 * 60 * 60 * 1000;

const partKey = (upload: string, part: number) => `uploads/${upload}/${String(part)}`;

/** Begins an upload and deletes interrupted ones. @returns its id. */
export async function beginUpload(deps: UploadDeps): Promise<string> {
  const now = deps.clock();
  const givenUp = await uploadsBefore(deps.db, new Date(now.getTime() - givenUpAfterMs));
  for (const upload of givenUp) await discardUpload(deps, upload);
  const id = newId(now);
  await insertUpload(deps.db, { id, parts: 0, created_at: now });
  return id;
}

/**
 * Stores the next part of a file; parts come in sequence, from 0.
 * @throws NotFoundError if it is not the next part of a known upload
 */
export async function takePart(
  { db, blobs }: UploadDeps,
  upload: string,
  part: number,
  content: Uint8Array,
): Promise<void> {
  const known = await findUpload(db, upload);
  if (known?.parts !== part) throw new NotFoundError();
  await blobs.put(partKey(upload, part), content);
  if (!(await countPart(db, upload, part))) throw new NotFoundError();
}

/** The content of a complete upload, streamed so that only one chunk is in memory. */
export function readUpload({ blobs }: UploadDeps, upload: InstallerUploadTable): Readable {
  return Readable.from(
    (async function* () {
      for (let part = 0; part < upload.parts; part += 1) {
        yield* await blobs.read(partKey(upload.id, part));
      }
    })(),
  );
}

export async function discardUpload(
  { db, blobs }: UploadDeps,
  upload: InstallerUploadTable,
): Promise<void> {
  for (let part = 0; part < upload.parts; part += 1) await blobs.remove(partKey(upload.id, part));
  await deleteUpload(db, upload.id);
}
