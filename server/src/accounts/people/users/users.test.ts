import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Member } from '@portal/shared/contracts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

type Name = 'owner' | 'admin' | 'guest' | 'newcomer' | 'stranger';

let server: TestServer;
let teamId: string;
let mark = 0;
const ids = new Map<string, string>();

const email = (name: string) => `${name}-${mark}@kiban.example`;
const idOf = (name: Name) => ids.get(email(name)) ?? '';
const signIn = (name: Name) =>
  signInAtAccounts(server, { email: email(name), password: testPassword });

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  mark += 1;
  const person = (name: Name, role: 'owner' | 'admin' | 'guest') =>
    aNewPerson({ email: email(name), role, firstName: name });
  const team = await anAccountsTeam(server.deps, {
    countryCode: 'US',
    people: [
      await person('owner', 'owner'),
      await person('admin', 'admin'),
      await person('guest', 'guest'),
      await person('newcomer', 'guest'),
    ],
  });
  const other = await anAccountsTeam(server.deps, { people: [await person('stranger', 'owner')] });
  teamId = team.id;
  for (const { id, email: address } of [...team.people, ...other.people]) ids.set(address, id);
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  await server.deps.db.deleteFrom('portal.call_limit').execute();
});

async function members(browser: AccountsBrowser): Promise<readonly Member[]> {
  return (await browser.get('/api/users')).json<{ members: Member[] }>().members;
}

async function memberNamed(browser: AccountsBrowser, name: Name): Promise<Member> {
  const found = (await members(browser)).find(({ id }) => id === idOf(name));
  if (!found) throw new Error(`${name} is not in the team`);
  return found;
}

async function change(browser: AccountsBrowser, name: Name, given: object) {
  const { last_name, first_name, version } = (await members(await signIn('owner'))).find(
    ({ id }) => id === idOf(name),
  ) ?? { last_name: 'x', first_name: 'y', version: 1 };
  const body = { last_name, first_name, version, role: 'guest', ...given };
  return browser.send('PUT', `/api/users/${idOf(name)}`, body);
}

const remove = (browser: AccountsBrowser, name: Name) =>
  browser.send('DELETE', `/api/users/${idOf(name)}`, undefined);

describe('GET /api/users', () => {
  it("lists the team's people with roles and last sign-ins", async () => {
    const listed = await members(await signIn('admin'));
    expect(listed.map(({ first_name, role }) => [first_name, role])).toEqual([
      ['owner', 1],
      ['admin', 2],
      ['guest', 9],
      ['newcomer', 9],
    ]);
    expect(listed.map(({ last_sign_in_at }) => last_sign_in_at)).toEqual([
      null,
      server.deps.clock().toISOString(),
      null,
      null,
    ]);
  });

  it('is for owner and admins of both editions', async () => {
    const guest = await signIn('guest');
    expect((await guest.get('/api/users')).json()).toMatchObject({ code: 'not_allowed' });
    const visitor = new AccountsBrowser(server.accounts);
    expect((await visitor.get('/api/users')).statusCode).toBe(401);
    await server.deps.db
      .updateTable('accounts.team')
      .set({ edition: 1 })
      .where('id', '=', teamId)
      .execute();
    expect((await (await signIn('owner')).get('/api/users')).statusCode).toBe(200);
  });
});

describe('PUT /api/users/:id', () => {
  it('changes a role while the name has a character that documents cannot show', async () => {
    const first_name = 'Guest 🙂';
    const account = server.deps.db.updateTable('accounts.account').set({ first_name });
    await account.where('id', '=', idOf('newcomer')).execute();
    const owner = await signIn('owner');
    expect((await change(owner, 'newcomer', { role: 'admin' })).statusCode).toBe(200);
    const renamed = await change(owner, 'newcomer', { first_name: '🙂' });
    expect(renamed.json()).toMatchObject({ msg: { first_name: 'not_printable 🙂' } });
  });

  it('changes a role, at once in accounts and then in the manager', async () => {
    const owner = await signIn('owner');
    const guest = await signIn('guest');
    expect((await change(owner, 'guest', { role: 'admin' })).statusCode).toBe(200);
    expect((await guest.get('/api/users')).statusCode).toBe(200);
    await server.runJobs();
    const { role } = await server.deps.db
      .selectFrom('manager.member_ref')
      .select('role')
      .where('user_id', '=', idOf('guest'))
      .executeTakeFirstOrThrow();
    expect(role).toBe(2);
    expect((await change(owner, 'guest', { role: 'guest' })).statusCode).toBe(200);
    expect((await guest.get('/api/users')).statusCode).toBe(403);
  });

  it('records who changed what', async () => {
    await change(await signIn('owner'), 'guest', { role: 'admin' });
    const { db } = server.deps;
    const row = await db
      .selectFrom('portal.audit_log')
      .select(['actor', 'team_id', 'object', 'details'])
      .where('action', '=', 'member.update')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      actor: idOf('owner'),
      team_id: teamId,
      object: idOf('guest'),
      details: { role: 'admin', from: 'guest' },
    });
  });

  it('changes names until the first sign-in', async () => {
    const owner = await signIn('owner');
    const named = { last_name: '田中', first_name: '一郎' };
    expect((await change(owner, 'newcomer', named)).statusCode).toBe(200);
    expect(await memberNamed(owner, 'newcomer')).toMatchObject(named);
    await signIn('newcomer');
    const refused = await change(owner, 'newcomer', { last_name: '佐藤' });
    expect(refused.json()).toMatchObject({ code: 'has_signed_in' });
    expect((await change(owner, 'newcomer', { role: 'admin' })).statusCode).toBe(200);
    expect(await memberNamed(owner, 'newcomer')).toMatchObject(named);
  });

  it('overwrites no concurrent change', async () => {
    const answer = await change(await signIn('owner'), 'guest', { version: 99 });
    expect(answer.json()).toMatchObject({ code: 'changed' });
  });

  it.each([
    ['admin', 'guest', 200],
    ['admin', 'owner', 403],
    ['admin', 'admin', 403],
    ['owner', 'owner', 403],
    ['guest', 'newcomer', 403],
    ['owner', 'stranger', 404],
    ['stranger', 'guest', 404],
  ] as const)('lets the %s change the %s: %i', async (actor, name, status) => {
    const browser = await signIn(actor);
    expect((await change(browser, name, { role: 'admin' })).statusCode).toBe(status);
  });

  it('never grants ownership and refuses other fields', async () => {
    const owner = await signIn('owner');
    expect((await change(owner, 'guest', { role: 'owner' })).statusCode).toBe(422);
    expect((await change(owner, 'guest', { email: 'a@b.example' })).statusCode).toBe(422);
    expect((await change(owner, 'guest', { last_name: ' ' })).statusCode).toBe(422);
  });
});

describe('DELETE /api/users/:id', () => {
  it('removes a member and gives them a new team', async () => {
    const owner = await signIn('owner');
    const guest = await signIn('guest');
    const left = (await remove(owner, 'guest')).json<{ members: Member[] }>().members;
    expect(left.map(({ id }) => id)).not.toContain(idOf('guest'));
    const me = await guest.get('/api/user');
    expect(me.json()).toMatchObject({ email: email('guest'), country_code: 'US' });
    const own = await server.deps.db
      .selectFrom('accounts.membership as m')
      .innerJoin('accounts.team as t', 't.id', 'm.team_id')
      .select(['t.name', 't.edition', 'm.role'])
      .where('m.account_id', '=', idOf('guest'))
      .execute();
    expect(own).toEqual([{ name: "guest's team", edition: 1, role: 1 }]);
    expect((await (await signIn('guest')).get('/api/users')).statusCode).toBe(200);
  });

  it("ends only the person's sessions at the manager", async () => {
    await server.runJobs();
    const team = await server.deps.db
      .selectFrom('manager.team_ref')
      .selectAll()
      .where('id', '=', teamId)
      .executeTakeFirstOrThrow();
    const session = (name: 'owner' | 'guest') =>
      server.signIn({
        id: idOf(name),
        role: name,
        email: email(name),
        first_name: name,
        last_name: 'Sato',
        locale: null,
        newsletter: false,
        status: 'active',
        staff: false,
        version: 1,
        team,
      });
    const ownerClient = await session('owner');
    const guestClient = await session('guest');
    expect((await guestClient.get('/api/user/status')).statusCode).toBe(200);
    await remove(await signIn('owner'), 'guest');
    await server.runJobs();
    expect((await guestClient.get('/api/user/status')).statusCode).toBe(401);
    expect((await ownerClient.get('/api/user/status')).statusCode).toBe(200);
  });

  it('tells the person by mail, without a name that contains an address', async () => {
    await server.deps.db
      .updateTable('accounts.team')
      .set({ name: 'win at evil.example' })
      .where('id', '=', teamId)
      .execute();
    await remove(await signIn('owner'), 'guest');
    const mails = await server.deps.db
      .selectFrom('portal.mail_outbox')
      .selectAll()
      .orderBy('id')
      .execute();
    const subject = 'You are no longer in your team';
    expect(mails).toMatchObject([{ recipient: email('guest'), subject }]);
    expect(mails[0]?.body).not.toContain('evil.example');
  });

  it.each([
    ['admin', 'guest', 200],
    ['admin', 'owner', 403],
    ['owner', 'owner', 403],
    ['guest', 'admin', 403],
    ['owner', 'stranger', 404],
  ] as const)('lets the %s remove the %s: %i', async (actor, name, status) => {
    expect((await remove(await signIn(actor), name)).statusCode).toBe(status);
  });

  it('removes once with concurrent calls', async () => {
    const owner = await signIn('owner');
    const answers = await Promise.all([remove(owner, 'guest'), remove(owner, 'guest')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});
