import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import type { Database } from '../platform/db/Database.ts';
import { readImageFile } from '../platform/db/connection/databaseImage.ts';
import { openPGlite } from '../platform/db/connection/openPGlite.ts';
import { careFor } from './embeddedCare.ts';
import { holdingWal } from '../platform/db/holdingWal.ts';

// Databases on disk open slowly on a busy machine.
jest.setTimeout(120_000);

const image = process.env['TEST_DATABASE_IMAGE'] ?? '';
const describeEmbedded = image === '' ? describe.skip : describe;

/** Size of a WAL segment. */
const partBytes = 16 * 1024 * 1024;
const log = pino({ level: 'silent' });

describeEmbedded('an embedded database that is cared for', () => {
  let folder: string;
  let db: Kysely<Database>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-care-'));
    const dataDir = path.join(folder, 'db');
    ({ db } = await openPGlite({ dataDir, image: await readImageFile(image) }));
  });
  afterAll(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  const care = () => careFor({ db, log }, 2 * partBytes);
  /** Size of the counter table in bytes. */
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_relation_size('portal.counter')::float8 as bytes`.execute(db);
    return rows[0]?.bytes ?? NaN;
  };
  /** WAL since the last checkpoint, in bytes. */
  const logged = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
      from pg_control_checkpoint()`.execute(db);
    return rows[0]?.bytes ?? NaN;
  };
  const changeAll = () => sql`update portal.counter set n = n + 1`.execute(db);

  it('keeps the table small after many updates', async () => {
    await sql`insert into portal.counter (prefix, n) select 'c' || n, n from generate_series(1, 5000) n`.execute(
      db,
    );
    await changeAll();
    await care();
    const before = await size();
    for (let time = 0; time < 4; time += 1) {
      await changeAll();
      await care();
    }
    expect(await size()).toBeLessThan(1.5 * before);
  });

  it('truncates a long WAL, unless it is being copied', async () => {
    while ((await logged()) < 3 * partBytes) await changeAll();
    await holdingWal(care);
    expect(await logged()).toBeGreaterThan(2 * partBytes);
    await care();
    expect(await logged()).toBeLessThan(partBytes);
  });
});
