import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { managerErasing } from '../../../areas/team/people/managerErasing.ts';
import { sealAudit } from '../../../areas/team/audit/sealAudit.ts';
import { verifyAudit } from '../../../areas/team/audit/verifyAudit.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { anOrder } from '../../../testing/builders/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { avatarKey } from '../../directory/avatarUrl.ts';
import { endLeaving } from './endLeaving.ts';
import { accountsErasing } from './accountsErasing.ts';

const dayMs = 86_400_000;
const pieces = [...accountsErasing, ...managerErasing];
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());

/** Columns that identify a person. */
const personal =
  /(^|_)(user|account|person|owner|member|customer|holder|actor|invited_by|email|recipient|ip)(_id)?$|^(first|last)_name$/;

async function tables(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_schema || '.' || table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns
    where table_schema in ('accounts', 'manager', 'portal', 'sandbox')
    group by 1 order by 1`.execute(server.deps.db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

describe('the pieces of erasing', () => {
  it('name every table with personal data once', async () => {
    const named = pieces.flatMap((piece) => piece.tables);
    expect(named).toHaveLength(new Set(named).size);
    const all = await tables();
    const holding = [...all].filter(([, columns]) => columns.some((each) => personal.test(each)));
    const missing = holding.map(([name]) => name).filter((name) => !named.some((n) => n === name));
    expect(missing).toEqual([]);
    expect(named.filter((name) => !all.has(name))).toEqual([]);
  });
});

/** Every table that contains a text. */
async function whereIs(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of (await tables()).keys()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as r
      where position(lower(${text}) in lower(to_jsonb(r)::text)) > 0 limit 1`.execute(
      server.deps.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function leave(email: string) {
  const browser = await signInAtAccounts(server, { email, password: testPassword });
  const answer = await browser.send('POST', '/api/leaving', { reasons: [], comment: '' });
  expect(answer.statusCode).toBe(200);
  await server.runJobs();
}

async function pass(days: number) {
  server.pass(days * dayMs);
  await endLeaving(server.deps);
  await server.runJobs();
}

const subjectsTo = async (email: string) =>
  (
    await server.deps.db
      .selectFrom('portal.mail_outbox')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

describe('endLeaving', () => {
  const email = 'rieko.unmistakable@kiban.example';
  const named = { email, firstName: 'Riekofirst', lastName: 'Unmistakable' };

  it('reminds once, erases after the last day, and mails it', async () => {
    const { db } = server.deps;
    const team = await anAccountsTeam(server.deps, {
      people: [
        await aNewPerson({ email: 'stays@kiban.example' }),
        await aNewPerson({ ...named, role: 'admin' }),
      ],
    });
    const id = team.people[1]?.id ?? '';
    await server.runJobs();
    const { blobs } = server.deps;
    await blobs.put(avatarKey('picture-of-rieko'), Buffer.from('picture'));
    await db
      .updateTable('accounts.account')
      .set({ avatar: 'picture-of-rieko' })
      .where('id', '=', id)
      .execute();
    await leave(email);
    await sealAudit(server.deps);
    await pass(26);
    expect(await subjectsTo(email)).toContain('You have left the service');
    expect(await subjectsTo(email)).not.toContain('Your data will be erased soon');
    await pass(1);
    await pass(1);
    const reminders = (await subjectsTo(email)).filter((each) => each.includes('erased soon'));
    expect(reminders).toHaveLength(1);
    await pass(2);
    expect(await whereIs(email)).not.toEqual([]);
    await pass(1);
    expect(await subjectsTo(email)).toEqual(['Your data has been erased']);
    await pass(8);
    for (const text of [email, named.firstName, named.lastName]) {
      expect([text, await whereIs(text)]).toEqual([text, []]);
    }
    expect(await blobs.stat(avatarKey('picture-of-rieko'))).toBeFalsy();
    const left = await whereIs(id);
    const stays = pieces.flatMap((piece) => ('stays' in piece ? piece.tables : []));
    expect(left.filter((name) => !stays.some((each) => each === name))).toEqual([
      'manager.user_ref',
    ]);
    const verdict = await verifyAudit(db);
    expect(verdict.broken).toBeNull();
    expect(verdict.sealed).toBeGreaterThan(1);
    const members = await db
      .selectFrom('manager.member_ref')
      .select('user_id')
      .where('team_id', '=', team.id)
      .execute();
    expect(members.map(({ user_id }) => user_id)).toEqual([team.people[0]?.id]);
  });

  it('deletes a team without other members, and keeps the addressee of its orders', async () => {
    const { db, clock } = server.deps;
    const alone = await anAccountsTeam(server.deps, {
      name: 'Alone Works',
      details: { address: 'Shibakoen 4-2-8', tel: '03-1111-1111' },
      people: [await aNewPerson({ email: 'alone@kiban.example' })],
    });
    const ordering = await anAccountsTeam(server.deps, {
      name: 'Ordering Works',
      details: { address: 'Shibakoen 4-2-8', tel: '03-1111-1111' },
      people: [await aNewPerson({ email: 'ordering@kiban.example' })],
    });
    await server.runJobs();
    const team = await db
      .selectFrom('manager.team_ref')
      .selectAll()
      .where('id', '=', ordering.id)
      .executeTakeFirstOrThrow();
    const person = await db
      .selectFrom('manager.user_ref')
      .selectAll()
      .where('id', '=', ordering.people[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    await anOrder(server.deps, { ...person, team, role: 'owner' }, { created_at: clock() });
    await leave('alone@kiban.example');
    await leave('ordering@kiban.example');
    await pass(31);
    const kept = await db
      .selectFrom('manager.team_ref')
      .select(['name', 'address', 'tel'])
      .where('id', 'in', [alone.id, ordering.id])
      .orderBy('name')
      .execute();
    expect(kept).toEqual([
      { name: '', address: '', tel: '' },
      { name: 'Ordering Works', address: 'Shibakoen 4-2-8', tel: '' },
    ]);
    const teams = await db
      .selectFrom('accounts.team')
      .select('id')
      .where('id', 'in', [alone.id, ordering.id])
      .execute();
    expect(teams).toEqual([]);
  });

  it('erases nobody who came back', async () => {
    const { db } = server.deps;
    await anAccountsTeam(server.deps, {
      people: [await aNewPerson({ email: 'back@kiban.example' })],
    });
    await leave('back@kiban.example');
    await db.deleteFrom('accounts.leaving').execute();
    await pass(40);
    expect(await whereIs('back@kiban.example')).toContain('accounts.account');
  });
});
