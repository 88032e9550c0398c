import { existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { pack } from 'tar-stream';
import { whileLogIsHeld } from '../../db/heldLog.ts';
import type { Database } from '../../db/Database.ts';
import { BackupError } from '../BackupError.ts';
import type { DatabaseSource } from './DatabaseSource.ts';
import { packEmptyFolder, packFolder, packText } from './packFolder.ts';

/** Folders whose content a start makes anew, and the log of changes, which comes last. */
const leftOut = new Set([
  ...['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial'],
  ...['pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
]);
const leftOutFiles = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label']);

/** 16 MiB each, named by timeline and number. */
const segment = /^[0-9A-F]{24}$/;

/**
 * The embedded database, copied as PostgreSQL copies a running server: its files as they are read
 * while others write, and the log of changes from before to after. Opened, it brings itself to the
 * state of the end. Who writes waits for the checkpoint at the beginning alone.
 *
 * @param folder of the database
 */
export function embeddedSource(db: Kysely<Database>, folder: string): DatabaseSource {
  const copy: DatabaseSource['copy'] = async (take, ask) => {
    await sql`select pg_backup_start('portal', true)`.execute(db);
    const state = { isOpen: true };
    const end = async () => {
      // In one transaction, which has the database for itself.
      const ended = await db.transaction().execute(async (trx) => {
        const answer = await ask(trx);
        const at = new Date();
        state.isOpen = false;
        const { rows } = await sql<Stopped>`
            select labelfile, pg_walfile_name(lsn) as last, current_setting('server_version') as version
            from pg_backup_stop(false)`.execute(trx);
        const [stopped] = rows;
        if (!stopped) throw new BackupError('The database ended the copy without a word.');
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
      // The first failure counts; the others follow from it.
      const outcomes = await Promise.allSettled([taken, filled, piped]);
      const failure = firstFailure(outcomes);
      if (failure) throw failure.reason;
      const { answer, at, version } = await filled;
      return { kind: 'embedded', version, at, answer };
    } finally {
      // What failed half way leaves the database as it was.
      if (state.isOpen) await sql`select pg_backup_stop(false)`.execute(db).catch(() => undefined);
    }
  };
  return { copy: (take, ask) => whileLogIsHeld(() => copy(take, ask)) };
}

interface Stopped {
  readonly labelfile: string;
  /** Name of the last part of the log that is needed. */
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

/** The log of changes from the beginning to the end of the copy, and where to begin with it. */
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
