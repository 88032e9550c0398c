import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, type LogEvent } from 'kysely';
import type { DiskSpace } from '../../data-dir/DiskSpace.ts';
import { announcementChannel, type Announcements } from '../Announcements.ts';
import type { Database } from '../Database.ts';
import { parsers } from '../parsers.ts';
import { PGliteDialect } from './PGliteDialect.ts';
import { PreparingPGlite } from './PreparingPGlite.ts';
import { PrivateNodeFS } from './PrivateNodeFS.ts';

interface OpenOptions {
  /** Folder of the database; omitted: in memory. */
  readonly dataDir?: string;
  /** Image of a migrated empty database, used for a new folder. */
  readonly image?: Blob;
  /** Arguments of `initdb`, used without an image. */
  readonly initDb?: readonly string[];
  /** Refuses writing statements when space is low. */
  readonly disk?: DiskSpace;
  readonly announcements?: Announcements;
  /** Receives the duration of each statement. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
}

/**
 * `shared_buffers`. It is zeroed at the start, so PostgreSQL's default of 128 MB stays resident
 * whether used or not; the operating system caches the files anyway.
 */
const sharedBuffers = '32MB';

/** Opens an embedded database. `destroy()` closes it. */
export async function openPGlite(
  options: OpenOptions,
): Promise<{ readonly db: Kysely<Database>; readonly pglite: PGlite }> {
  const { dataDir, disk, announcements, onQuery } = options;
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`];
  const create = async (given: PGliteOptions): Promise<PGlite> => {
    const pglite = new PreparingPGlite({ ...given, startParams });
    await pglite.waitReady;
    if (announcements) {
      await pglite.listen(announcementChannel, (word) => {
        announcements.tell(word);
      });
    }
    return pglite;
  };
  const pglite = await create({
    parsers: { ...parsers },
    ...(options.dataDir === undefined ? {} : { fs: new PrivateNodeFS(options.dataDir) }),
    ...(options.image === undefined ? {} : { loadDataDir: options.image }),
    initDbStartParams: [...(options.initDb ?? [])],
  });
  const reopen =
    dataDir === undefined
      ? undefined
      : () => create({ parsers: { ...parsers }, fs: new PrivateNodeFS(dataDir) });
  const db = new Kysely<Database>({
    dialect: new PGliteDialect(pglite, { reopen, disk }),
    ...(onQuery ? { log: onQuery } : {}),
  });
  // Kysely only closes a driver that has opened a connection.
  await db.connection().execute(() => Promise.resolve());
  return { pglite, db };
}
