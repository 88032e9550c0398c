import { existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { pack } from 'tar-stream';
import { holdingWal } from '../../db/holdingWal.ts';
import type { Database } from '../../db/Database.ts';
import { BackupError } from '../BackupError.ts';
import type { DatabaseSource } from './DatabaseSource.ts';
import { packEmptyFolder, packFolder, packText } from './packFolder.ts';

/** Folders that PostgreSQL recreates on start, and the WAL, which is added last. */
const leftOut = new Set([
  ...['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial'],
  ...['pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
]);
const leftOutFiles = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label']);

/** WAL segments of 16 MiB, named by timeline and number. */
const segment = /^[0-9A-F]{24}$/;

/**
 * A base backup of the embedded database: its files read while they are in use, plus the WAL from
 * before to after. On open, the database recovers to the state at the end. Writers wait only for
 * the initial checkpoint.
 *
 * @param folder of the database
 */
export function embeddedSource(db: Kysely<Database>, folder: string): DatabaseSource {
  const copy: DatabaseSource['copy'] = async (take, ask) => {
    await sql`select pg_backup_start('portal', true)`.execute(db);
    const state = { isOpen: true };
    const end = async () => {
      // In one transaction, which has exclusive access to the database.
      const ended = await db.transaction().execute(async (trx) => {
        const answer = await ask(trx);
        const at = new Date();
        state.isOpen = false;
        const { rows } = await sql<Stopped>`
            select labelfile, pg_walfile_name(lsn) as last, current_setting('server_version') as version
            from pg_backup_stop(false)`.execute(trx);
        const [stopped] = rows;
        if (!stopped) throw new BackupError('The database ended the copy without a result.');
        return { answer, at, ...stopped };
      });
      return ended;
    };
    try {
      const tar = pack();
      const gzip = createGzip({ level: 1, chunkSize: 256 * 1024 });
      const fill = async () => {
        await packFolder(tar, folder, (name) => leftOut.has(name) || leftOutFiles.has(name));
        const ended = await end();
        await packLog(tar, folder, ended);
        tar.finalize();
        return ended;
      };
      const piped = pipeline(tar, gzip);
      const filled = fill().catch((error: unknown) => {
        tar.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      });
      const taken = take(gzip).catch((error: unknown) => {
        tar.destroy();
        throw error;
      });
      // Reports the root cause; the other failures follow from it.
      const outcomes = await Promise.allSettled([taken, filled, piped]);
      const failure = firstFailure(outcomes);
      if (failure) throw failure.reason;
      const { answer, at, version } = await filled;
      return { kind: 'embedded', version, at, answer };
    } finally {
      // A failed copy leaves the database as it was.
      if (state.isOpen) await sql`select pg_backup_stop(false)`.execute(db).catch(() => undefined);
    }
  };
  return { copy: (take, ask) => holdingWal(() => copy(take, ask)) };
}

interface Stopped {
  readonly labelfile: string;
  /** Name of the last WAL segment needed. */
  readonly last: string;
  readonly version: string;
}

function firstFailure(
  outcomes: readonly PromiseSettledResult<unknown>[],
): PromiseRejectedResult | undefined {
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const isCause = ({ reason }: PromiseRejectedResult) =>
    !(reason instanceof Error) || !/premature|aborted/i.test(reason.message);
  return failed.find(isCause) ?? failed[0];
}

/** Adds the WAL from start to end of the copy, and the backup label. */
async function packLog(
  tar: Parameters<typeof packFolder>[0],
  folder: string,
  { labelfile, last }: Stopped,
): Promise<void> {
  const [, first = ''] = /\(file ([0-9A-F]{24})\)/.exec(labelfile) ?? [];
  if (!existsSync(path.join(folder, 'pg_wal', first)) || first === '') {
    throw new BackupError('The database was opened anew during the copy; try again.');
  }
  await packFolder(
    tar,
    folder,
    (name) =>
      !name.startsWith('pg_wal') ||
      (segment.test(path.basename(name)) &&
        (path.basename(name) < first || path.basename(name) > last)),
  );
  for (const name of leftOut) packEmptyFolder(tar, name);
  packText(tar, 'backup_label', labelfile);
}
