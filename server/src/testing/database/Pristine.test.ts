import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import { createTestServer } from '../createTestServer.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { Pristine, type Run } from './Pristine.ts';

let db: Kysely<Database>;
let close: () => Promise<void>;
let pristine: Pristine;
const inOneSession = <T>(work: (run: Run) => Promise<T>, database = db) =>
  database.connection().execute((session) =>
    work((text, parameters = []) => {
      const [before = '', ...parts] = text.split('$1');
      const query =
        parts.length === 0
          ? sql.raw(text)
          : sql`${sql.raw(before)}${parameters[0]}${sql.raw(parts.join(''))}`;
      return query.execute(session);
    }),
  );
const restore = () => inOneSession((run) => pristine.restore(run));
const everything = () =>
  inOneSession(async (run) => {
    const { rows } = await run(`select query_to_xml(
      'select * from manager.price', true, true, '') as prices,
      (select count(*) from portal.audit_log) as acts, (select count(*) from pgboss.queue) as queues`);
    return rows;
  });

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  pristine = await inOneSession((run) => Pristine.of(run));
});
afterAll(() => close());

describe('a used database', () => {
  it('gets its original rows and sequences back', async () => {
    const before = await everything();
    const act = { at: new Date(), actor: 'system', action: 'price.set' as const, object: 'x' };
    await recordAudit(db, act);
    await recordAudit(db, act);
    await sql`update manager.price set year_price = year_price + 1`.execute(db);
    await sql`delete from pgboss.queue`.execute(db);
    expect(await everything()).not.toEqual(before);
    expect(await restore()).toBe(true);
    expect(await everything()).toEqual(before);
    await recordAudit(db, act);
    const { rows } = await sql<{ seq: number }>`select seq from portal.audit_log`.execute(db);
    expect(rows).toEqual([{ seq: 1 }]);
    expect(await restore()).toBe(true);
  });

  it('is kept after a test server used it', async () => {
    const { deps, close: closeServer } = await createTestServer();
    expect(await inOneSession((run) => pristine.restore(run), deps.db)).toBe(true);
    await closeServer();
  });

  it('is discarded when a table, a function or a constraint was changed', async () => {
    const changes = [
      ['create table public.more (a integer)', 'drop table public.more'],
      [
        `create function public.more() returns integer language sql as 'select 1'`,
        'drop function public.more',
      ],
      [
        'alter table manager.price add constraint more check (year_price > -1)',
        'alter table manager.price drop constraint more',
      ],
    ] as const;
    for (const [change, back] of changes) {
      await sql.raw(change).execute(db);
      expect(await restore()).toBe(false);
      await sql.raw(back).execute(db);
      expect(await restore()).toBe(true);
    }
  });
});
