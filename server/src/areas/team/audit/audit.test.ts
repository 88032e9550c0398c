import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { itOnPostgres, untilWaiting } from '../../../testing/database/untilWaiting.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';
import { auditHash, chainStart } from './auditHash.ts';
import { sealAudit } from './sealAudit.ts';
import { verifyAudit } from './verifyAudit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => change('truncate portal.audit_log, portal.audit_personal restart identity'));

function act(object: string, db = server.deps.db) {
  const details = { z: 1, a: { 日本: [true, null, 'text'] } };
  const at = server.deps.clock();
  return recordAudit(db, { at, actor: 'operator', action: 'price.set', object, details });
}

async function acts(...objects: readonly string[]): Promise<void> {
  for (const object of objects) await act(object);
}

/** Two sealed acts with an address and a name. */
async function personalActs(): Promise<void> {
  for (const ip of ['192.0.2.1', '192.0.2.2']) {
    const act = { at: server.deps.clock(), actor: 'person', action: 'account.update', ip } as const;
    await recordAudit(server.deps.db, { ...act, object: 'person', personal: { name: '花子' } });
  }
  await seal();
}

const seal = () => sealAudit(server.deps);
const verify = (noted?: string) => verifyAudit(server.deps.db, noted);

/** Objects of the sealed rows in the order of the chain. */
async function chain(): Promise<readonly string[]> {
  const rows = await server.deps.db
    .selectFrom('portal.audit_log')
    .select('object')
    .where('chain_position', 'is not', null)
    .orderBy('chain_position')
    .execute();
  return rows.map(({ object }) => object);
}

const change = (statement: string) => sql.raw(statement).execute(server.deps.db);

/** The command line's output, with its exit code. */
const portal = (...words: readonly string[]) => typeCommand(server.operator, words);

describe('sealAudit', () => {
  it('chains rows by their hashes, and appends rows of later runs', async () => {
    await acts('a', 'b');
    await seal();
    await acts('c');
    await seal();
    await seal();
    expect(await chain()).toEqual(['a', 'b', 'c']);
    const [first] = await server.deps.db.selectFrom('portal.audit_log').selectAll().execute();
    expect(first).toMatchObject({ chain_position: 1, prev_hash: chainStart });
    expect(await verify()).toMatchObject({ sealed: 3, broken: null, unsealed: { count: 0 } });
  });

  it('is run by its job', async () => {
    await acts('a');
    await server.deps.queue.enqueue(server.deps.db, defineJob('audit.seal'), {});
    await server.runJobs();
    expect(await chain()).toEqual(['a']);
  });

  it('seals a row that appears later with a smaller number', async () => {
    await acts('late', 'b');
    await change(`create table late as select * from portal.audit_log where object = 'late'`);
    await change(`delete from portal.audit_log where object = 'late'`);
    await seal();
    await change('insert into portal.audit_log overriding system value select * from late');
    await seal();
    expect(await chain()).toEqual(['b', 'late']);
    expect(await verify()).toMatchObject({ sealed: 2, broken: null });
  });

  itOnPostgres('loses no row whose transaction was open, and seals alone', async () => {
    const { db } = server.deps;
    const late = await db.startTransaction().execute();
    await act('late', late);
    await acts('b', 'c');
    // The first sealer has read b and c and waits to write them when `late` becomes visible.
    const holder = await db.startTransaction().execute();
    await sql`select 1 from portal.audit_log where object = 'b' for update`.execute(holder);
    const first = seal();
    await untilWaiting(db, 1);
    await late.commit().execute();
    const second = seal();
    await untilWaiting(db, 2);
    await holder.commit().execute();
    await Promise.all([first, second]);
    expect(await chain()).toEqual(['b', 'c', 'late']);
    expect(await verify()).toMatchObject({ sealed: 3, broken: null, unsealed: { count: 0 } });
  });

  it('seals more rows than one batch holds', async () => {
    await change(`insert into portal.audit_log (at, actor, action, object, details)
      select now(), 'system', 'price.set', n, '{}' from generate_series(1, 2100) as n`);
    await seal();
    expect(await verify()).toMatchObject({ sealed: 2100, broken: null });
  });
});

describe('verifyAudit', () => {
  const tampered = {
    actor: `set actor = 'somebody'`,
    team_id: `set team_id = 'another'`,
    ip: `set ip = '10.0.0.1'`,
    at: `set at = at + interval '1 ms'`,
    action: `set action = 'test.other'`,
    object: `set object = 'x'`,
    details: `set details = '{"z": 2}'`,
  };

  it.each(Object.entries(tampered))('finds a changed %s', async (_column, set) => {
    await acts('a', 'b', 'c', 'd');
    await seal();
    await change(`update portal.audit_log ${set} where chain_position in (2, 3)`);
    const broken = { position: 2, why: 'changed' };
    expect(await verify()).toMatchObject({ sealed: 1, broken });
  });

  it('stays intact when personal data of a row is erased', async () => {
    await personalActs();
    expect(await verify()).toMatchObject({ sealed: 2, broken: null });
    await change('delete from portal.audit_personal');
    expect(await verify()).toMatchObject({ sealed: 2, broken: null });
  });

  it.each([
    ['content', `content = content || '{"name": "Somebody"}'`],
    ['salt', `salt = reverse(salt)`],
  ])('finds a changed %s in personal data', async (_part, set) => {
    await personalActs();
    await change(`update portal.audit_personal set ${set} where seq = 2`);
    expect(await verify()).toMatchObject({ sealed: 1, broken: { position: 2, why: 'changed' } });
  });

  it('has no personal data in the chain', async () => {
    await personalActs();
    const rows = await server.deps.db.selectFrom('portal.audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|花子/);
  });

  it('finds a row that was changed and rehashed', async () => {
    await acts('a', 'b', 'c');
    await seal();
    await change(`update portal.audit_log set actor = 'somebody' where chain_position = 2`);
    const row = await server.deps.db
      .selectFrom('portal.audit_log')
      .selectAll()
      .where('chain_position', '=', 2)
      .executeTakeFirstOrThrow();
    const hash = auditHash(row.prev_hash ?? '', { ...row, chain_position: 2 });
    await change(`update portal.audit_log set hash = '${hash}' where chain_position = 2`);
    expect(await verify()).toMatchObject({ sealed: 2, broken: { position: 3, why: 'unlinked' } });
  });

  it.each([
    ['deleted', 'delete from portal.audit_log where chain_position = 2'],
    [
      'made unsealed',
      'update portal.audit_log set chain_position = null, prev_hash = null, hash = null where chain_position = 2',
    ],
  ])('finds a row that was %s', async (_what, statement) => {
    await acts('a', 'b', 'c');
    await seal();
    await change(statement);
    await seal();
    const { broken } = await verify();
    expect(broken).toEqual({ position: 2, why: 'missing' });
  });

  it('finds deleted rows at the end by a noted head', async () => {
    await acts('a', 'b');
    await seal();
    const { head } = await verify();
    await acts('c');
    await seal();
    expect(await verify(head)).toMatchObject({ isNotedFound: true });
    await change('delete from portal.audit_log where chain_position > 1');
    expect(await verify(head)).toMatchObject({ broken: null, isNotedFound: false });
  });
});

describe('portal audit verify', () => {
  it('tells what is sealed and what is not yet', async () => {
    await acts('a');
    await seal();
    await acts('b');
    const { head } = await verify();
    expect(await portal('audit', 'verify', '--noted', head)).toEqual({
      code: 0,
      said: [
        `Sealed and unchanged: 1. Head: ${head}`,
        'Not sealed yet: 1, the oldest of 2026-11-21T03:00:00.000Z.',
      ].join('\n'),
    });
  });

  it('fails with the first broken row', async () => {
    await acts('a', 'b');
    await seal();
    await change(`update portal.audit_log set object = 'x' where chain_position = 2`);
    expect(await portal('audit', 'verify')).toEqual({
      code: 1,
      said: 'The audit log is broken at place 2, number 2: it is not what was sealed.',
    });
    await change('delete from portal.audit_log where chain_position = 1');
    expect((await portal('audit', 'verify')).said).toContain('place 1: the row of this place');
  });

  it('fails if no row has the noted hash', async () => {
    const { code, said } = await portal('audit', 'verify', '--noted', 'abc');
    expect(code).toBe(1);
    expect(said).toContain('No row has the noted hash');
  });
});
