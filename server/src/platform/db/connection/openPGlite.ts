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
  /** Folder of the database; left out, it lives in memory. */
  readonly dataDir?: string;
  /** Image of a migrated empty database to start from, when the folder is new. */
  readonly image?: Blob;
  /** What `initdb` is told when there is no image. */
  readonly initDb?: readonly string[];
  /** Refuses statements that write while there is no room for it. */
  readonly disk?: DiskSpace;
  readonly announcements?: Announcements;
  /** Is told how long each statement took. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
}

/**
 * What it keeps of its files. It is filled with zeros at the start, and PostgreSQL's own 128 MB stay
 * in memory whether or not they are used; the system keeps the files besides.
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
  // Kysely closes only what it has had a connection of.
  await db.connection().execute(() => Promise.resolve());
  return { pglite, db };
}
