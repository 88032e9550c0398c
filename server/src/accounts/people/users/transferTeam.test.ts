import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Member } from '@portal/shared/contracts';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

type Name = 'owner' | 'admin' | 'guest' | 'stranger';

let server: TestServer;
let teamId: string;
let mark = 0;
const ids = new Map<string, string>();

const email = (name: Name) => `${name}-${mark}@kiban.example`;
const idOf = (name: Name) => ids.get(email(name)) ?? '';
const signIn = (name: Name) =>
  signInAtAccounts(server, { email: email(name), password: testPassword });
const transfer = (browser: AccountsBrowser, to: Name) =>
  browser.send('POST', `/api/users/${idOf(to)}/owner`, {});

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  mark += 1;
  const team = await anAccountsTeam(server.deps, {
    people: [
      await aNewPerson({ email: email('owner'), firstName: 'Hanako', locale: 'ja' }),
      await aNewPerson({ email: email('admin'), role: 'admin', firstName: 'Ken' }),
      await aNewPerson({ email: email('guest'), role: 'guest' }),
    ],
  });
  const other = await anAccountsTeam(server.deps, {
    people: [await aNewPerson({ email: email('stranger') })],
  });
  teamId = team.id;
  for (const { id, email: address } of [...team.people, ...other.people]) ids.set(address, id);
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  await server.deps.db.deleteFrom('portal.call_limit').execute();
});

const rolesNow = async () => {
  const rows = await server.deps.db
    .selectFrom('accounts.membership')
    .select(['account_id', 'role'])
    .where('team_id', '=', teamId)
    .execute();
  const roles = new Map(rows.map(({ account_id, role }) => [account_id, role]));
  return (['owner', 'admin', 'guest'] as const).map((name) => roles.get(idOf(name)));
};

describe('POST /api/users/{id}/owner', () => {
  it('makes a member the owner and the owner an admin, and returns the users', async () => {
    const answer = await transfer(await signIn('owner'), 'guest');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ members: Member[] }>().members.map(({ role }) => role)).toEqual([2, 2, 1]);
    expect(await rolesNow()).toEqual([2, 2, 1]);
  });

  it('refuses a person who left the service', async () => {
    const guest = await signIn('guest');
    await guest.send('POST', '/api/leaving', { reasons: [], comment: '' });
    expect((await transfer(await signIn('owner'), 'guest')).statusCode).toBe(403);
    expect(await rolesNow()).toEqual([1, 2, 9]);
  });

  it('tells the manager', async () => {
    await transfer(await signIn('owner'), 'admin');
    await server.runJobs();
    const known = await server.deps.db
      .selectFrom('manager.member_ref')
      .select('user_id')
      .where('team_id', '=', teamId)
      .where('role', '=', 1)
      .execute();
    expect(known).toEqual([{ user_id: idOf('admin') }]);
  });

  it('mails both, each in their language, and writes the audit log', async () => {
    await transfer(await signIn('owner'), 'admin');
    const mails = await server.deps.db
      .selectFrom('portal.mail_outbox')
      .select(['recipient', 'subject', 'body'])
      .orderBy('id')
      .execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email('admin'), 'You are now the owner of your team'],
      [email('owner'), 'チームを譲渡しました'],
    ]);
    expect(mails[0]?.body).toContain('Hanako Sato has transferred the team “Kiban Works” to you.');
    expect(mails[1]?.body).toContain('http://localhost:3001/password/reset');
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['actor', 'object', 'details'])
      .where('team_id', '=', teamId)
      .where('action', '=', 'team.transfer')
      .execute();
    expect(acts).toEqual([
      {
        actor: idOf('owner'),
        object: idOf('admin'),
        details: { from: idOf('owner'), role: 'admin' },
      },
    ]);
  });

  it('requires a recent proof', async () => {
    const owner = await signIn('owner');
    server.pass(11 * 60_000);
    const answer = await transfer(owner, 'admin');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      'proof_needed',
    ]);
    expect(await rolesNow()).toEqual([1, 2, 9]);
  });

  it.each([
    ['an admin', 'admin', 'guest', 403],
    ['an admin to themselves', 'admin', 'admin', 403],
    ['a guest', 'guest', 'admin', 403],
    ['the owner to themselves', 'owner', 'owner', 403],
    ['the owner to somebody of another team', 'owner', 'stranger', 404],
    ['the owner of another team', 'stranger', 'admin', 404],
  ] as const)('is not done by %s', async (_what, actor, to, status) => {
    expect((await transfer(await signIn(actor), to)).statusCode).toBe(status);
    expect(await rolesNow()).toEqual([1, 2, 9]);
  });

  it('refuses a member who may not sign in', async () => {
    const owner = await signIn('owner');
    await server.deps.db
      .updateTable('accounts.account')
      .set({ status: 'locked' })
      .where('id', '=', idOf('admin'))
      .execute();
    expect((await transfer(owner, 'admin')).statusCode).toBe(403);
    expect(await rolesNow()).toEqual([1, 2, 9]);
  });

  it('accepts one of several concurrent transfers', async () => {
    const owner = await signIn('owner');
    const heirs = ['admin', 'guest', 'admin', 'guest', 'admin', 'guest'] as const;
    const answers = await Promise.all(heirs.map((heir) => transfer(owner, heir)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 403, 403, 403, 403, 403]);
    const roles = await rolesNow();
    expect(roles.filter((role) => role === 1)).toHaveLength(1);
    expect(roles[0]).toBe(2);
  });

  it('requires a session and the CSRF token', async () => {
    const owner = await signIn('owner');
    const url = `/api/users/${idOf('admin')}/owner`;
    expect((await owner.send('POST', url, {}, {})).statusCode).toBe(403);
    expect((await server.accounts.inject({ method: 'POST', url })).statusCode).not.toBe(200);
    expect(await rolesNow()).toEqual([1, 2, 9]);
  });
});
