import { BackupError } from '../../platform/backups/BackupError.ts';
import type { Config } from '../../platform/config/Config.ts';
import { serverUrl } from '../../platform/db/connection/databaseEnvironment.ts';
import { oneConnection } from '../../platform/db/postgres/openPool.ts';

let isBusy = false;

/**
 * Allows one backup of this portal at a time, across processes: one might remove what the other
 * relies on. PostgreSQL holds an advisory lock on its own connection, which is released when the
 * process ends.
 *
 * @throws BackupError when another one is running
 */
export async function exclusively<T>(config: Config, work: () => Promise<T>): Promise<T> {
  if (isBusy) throw new BackupError('A backup is being made already.');
  isBusy = true;
  try {
    const url = serverUrl(config);
    return url === undefined ? await work() : await withLock(url, work);
  } finally {
    isBusy = false;
  }
}

async function withLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const pool = oneConnection(url);
  // If the connection is lost, the copy of the database fails as well.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    client.on('error', () => undefined);
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        `select pg_try_advisory_lock(hashtextextended('backup', 0)) as taken`,
      );
      if (rows[0]?.taken !== true) throw new BackupError('A backup is being made already.');
      return await work();
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
