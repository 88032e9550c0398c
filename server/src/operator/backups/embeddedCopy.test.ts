import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { readImageFile } from '../../platform/db/connection/databaseImage.ts';
import { openPGlite } from '../../platform/db/connection/openPGlite.ts';
import { restoreEmbedded } from './restore/openRestored.ts';
import { embeddedSource } from '../../platform/backups/database/embeddedSource.ts';

// Databases on disk open slowly on a busy machine.
jest.setTimeout(120_000);

const image = process.env['TEST_DATABASE_IMAGE'] ?? '';
const describeEmbedded = image === '' ? describe.skip : describe;

describeEmbedded('embeddedSource', () => {
  let folder: string;
  let db: Kysely<Database>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-source-'));
    const dataDir = path.join(folder, 'db');
    ({ db } = await openPGlite({ dataDir, image: await readImageFile(image) }));
  });
  afterAll(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  const source = () => embeddedSource(db, path.join(folder, 'db'));
  const count = async (from: Kysely<Database>) => {
    const { n } = await from
      .selectFrom('portal.counter')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };

  it('copies the state at its end during writes, with atomic transactions', async () => {
    const stopping = new AbortController();
    let written = 0;
    const writing = (async () => {
      while (!stopping.signal.aborted) {
        written += 2;
        await db.transaction().execute(async (trx) => {
          for (const n of [written - 1, written]) {
            await trx
              .insertInto('portal.counter')
              .values({ prefix: `c${n}`, n })
              .execute();
          }
        });
        // Yield to timers and disk.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    let copy = Buffer.alloc(0);
    const { answer } = await source().copy(async (content) => {
      copy = await buffer(content);
    }, count);
    stopping.abort();
    await writing;
    expect(answer % 2).toBe(0);
    const restored = await restoreEmbedded(Readable.from([copy]), path.join(folder, 'restored'));
    expect(await count(restored.db)).toBe(answer);
    await restored.close();
  });

  it('leaves the database unchanged when reading the copy or a query fails', async () => {
    const full = new Error('no room');
    const takes = () => Promise.reject(full);
    await expect(source().copy(takes, count)).rejects.toBe(full);
    const asks = () => Promise.reject(full);
    const reads = async (copy: Readable) => {
      await buffer(copy);
    };
    await expect(source().copy(reads, asks)).rejects.toBe(full);
    let size = 0;
    await source().copy(async (copy) => {
      size = (await buffer(copy)).length;
    }, count);
    expect(size).toBeGreaterThan(100_000);
  });
});
