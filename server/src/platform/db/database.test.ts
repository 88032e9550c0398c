import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { recordAudit } from './audit.ts';
import type { Database } from './Database.ts';
import { structureKey } from './connection/databaseImage.ts';
import { migrate } from './migrate.ts';
import { newId } from './newId.ts';

let db: Kysely<Database>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const count = async () =>
  (
    await db
      .selectFrom('portal.audit_log')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const entry = { at: new Date(), actor: 'system', action: 'price.set' as const, object: 'x' };

describe('the database', () => {
  it('reads big integers as numbers, dates as text and timestamps as dates', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::bigint as big, date '2026-01-31' as day,
        timestamptz '2026-01-31T00:00:00Z' as instant, '{"a":[1]}'::jsonb as json`.execute(db);
    expect(rows[0]).toEqual({
      big: Number.MAX_SAFE_INTEGER,
      day: '2026-01-31',
      instant: new Date('2026-01-31T00:00:00Z'),
      json: { a: [1] },
    });
  });

  it('refuses a big integer that a number cannot hold', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(db)).rejects.toThrow(
      'out of range',
    );
  });

  it('returns correct columns after a table has got another one', async () => {
    await sql`create table public.grown (a integer not null)`.execute(db);
    await sql`insert into public.grown values (1)`.execute(db);
    const some = () => sql`select a from public.grown where a = ${1}`.execute(db);
    const all = () => sql`select * from public.grown where a = ${1}`.execute(db);
    await some();
    await all();
    await sql`alter table public.grown add column b integer not null default 2`.execute(db);
    expect((await some()).rows).toEqual([{ a: 1 }]);
    expect((await all()).rows).toEqual([{ a: 1, b: 2 }]);
  });

  it('rolls back a transaction that fails', async () => {
    const before = await count();
    const failing = db.transaction().execute(async (trx) => {
      await recordAudit(trx, entry);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count()).toBe(before);
  });

  it('isolates concurrent transactions', async () => {
    const before = await count();
    const work = Array.from({ length: 20 }, (_, index) =>
      db.transaction().execute(async (trx) => {
        await recordAudit(trx, entry);
        await sql`select 1`.execute(trx);
        if (index % 2 === 0) throw new Error('half of them');
      }),
    );
    await Promise.allSettled(work);
    expect(await count()).toBe(before + 10);
  });

  it('migrates again without changes', async () => {
    await migrate(db);
    expect(await structureKey()).toMatch(/^[0-9a-f]{16}$/);
    expect(await structureKey()).toBe(await structureKey());
  });
});

describe('newId', () => {
  it('makes UUIDs of version 7 that sort by time', () => {
    const [early, late] = [newId(new Date('2026-01-01')), newId(new Date('2026-01-02'))];
    expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(early < late).toBe(true);
  });
});
