import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { recordAudit } from '../../../platform/db/audit.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { InstallerTable } from '../../../platform/db/tables/downloads.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, errorCode, InvalidError } from '../../../platform/errors.ts';
import { editionCodes } from '../../../platform/http/Viewer.ts';
import type { NewInstaller } from './installers.contract.ts';
import { findInstaller, insertInstaller } from './installers.queries.ts';

/** The storage key of an installer's content: its hash, so that the content can never change. */
export function installerKey({ sha256 }: Pick<InstallerTable, 'sha256'>): string {
  return `installers/${sha256}`;
}

/**
 * Stores an installer and offers it to the teams of its edition.
 *
 * @param actor actor for the audit log
 * @throws InvalidError if the content is empty or does not match the announced hash
 * @throws ConflictError `already_published`: a version never changes its content
 */
export async function publishInstaller(
  { db, blobs, clock }: Pick<Deps, 'db' | 'blobs' | 'clock'>,
  { edition, ...facts }: NewInstaller,
  content: Readable,
  actor: string,
): Promise<InstallerTable> {
  const name = { edition: editionCodes[edition], version: facts.version, bit: facts.bit };
  if (await findInstaller(db, name)) throw new ConflictError('already_published');
  // The content is read only once the store reads it, so that no error occurs unhandled.
  const checked = Readable.from(checkedAgainst(facts.sha256, content));
  const { size } = await blobs.put(installerKey(facts), checked);
  const now = clock();
  const row: InstallerTable = {
    id: newId(now),
    ...facts,
    ...name,
    size,
    published_at: now,
    withdrawn_at: null,
  };
  await db
    .transaction()
    .execute(async (trx) => {
      await insertInstaller(trx, row);
      const { version, bit, file_name, sha256, signed } = row;
      await recordAudit(trx, {
        at: now,
        actor,
        action: 'installer.publish',
        object: row.id,
        details: { edition, version, bit, file_name, size, sha256, signed },
      });
    })
    .catch((error: unknown) => {
      // Another operator published the same version concurrently.
      if (errorCode(error) === '23505') throw new ConflictError('already_published');
      throw error;
    });
  return row;
}

/** Passes the content on, and fails at its end if its hash differs from the announced one. */
async function* checkedAgainst(sha256: string, content: Readable): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    const chunk = Buffer.from(piece);
    hash.update(chunk);
    size += chunk.length;
    yield chunk;
  }
  if (size === 0) throw new InvalidError({ file: 'is empty' });
  if (hash.digest('hex') !== sha256) {
    throw new InvalidError({ file: 'has arrived with other content' });
  }
}
