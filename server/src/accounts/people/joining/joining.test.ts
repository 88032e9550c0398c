import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let owner: AccountsBrowser;
let teamId: string;
let mark = 0;

beforeAll(async () => {
  server = await createTestServer();
  const team = await anAccountsTeam(server.deps, { countryCode: 'US' });
  teamId = team.id;
  owner = await signIn('hanako@kiban.example');
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  mark += 1;
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  await server.deps.db.deleteFrom('portal.call_limit').execute();
});

const signIn = (email: string) => signInAtAccounts(server, { email, password: testPassword });
const address = (name: string) => `${name}-${mark}@joins.example`;

/** Invites an address. @returns the token of the mailed link. */
async function invited(email: string): Promise<string> {
  const names = { last_name: '', first_name: '' };
  const request = { email, ...names, role: 'guest', locale: 'en' };
  await owner.send('POST', '/api/invitations', request);
  const [mail] = await server.deps.db
    .selectFrom('portal.mail_outbox')
    .select('body')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return /\/invitation\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function visitor(): Promise<AccountsBrowser> {
  const browser = new AccountsBrowser(server.accounts);
  await browser.get('/sign_up/');
  return browser;
}

const look = async (browser: AccountsBrowser, token: string) =>
  (await browser.send('POST', '/api/invitations/look', { token })).json<object>();
const accept = (browser: AccountsBrowser, token: string) =>
  browser.send('POST', '/api/invitations/accept', { token });
const register = (browser: AccountsBrowser, token: string, given: object = {}) =>
  browser.send('POST', '/api/invitations/register', {
    token,
    last_name: 'Tanaka',
    first_name: 'Ken',
    password: testPassword,
    terms: true,
    locale: 'en',
    ...given,
  });

/** A team with this owner, who then has a session at accounts. */
async function ownerOf(email: string, others: readonly string[] = []) {
  const colleagues = await Promise.all(
    others.map((one) => aNewPerson({ email: one, role: 'guest' })),
  );
  const people = [await aNewPerson({ email }), ...colleagues];
  const team = await anAccountsTeam(server.deps, { name: 'Former team', people });
  return { team, browser: await signIn(email) };
}

const rolesOf = (email: string) =>
  server.deps.db
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.account as a', 'a.id', 'm.account_id')
    .select(['m.team_id', 'm.role'])
    .where('a.email', '=', email)
    .execute();

describe('POST /api/invitations/register', () => {
  it('creates an account in the team with the granted role', async () => {
    const email = address('new');
    const token = await invited(email);
    const browser = await visitor();
    expect(await look(browser, token)).toMatchObject({
      state: 'open',
      team_name: 'Kiban Works',
      email,
      role: 9,
      has_account: false,
      leaving: null,
    });
    expect((await register(browser, token)).json()).toEqual({ team_name: 'Kiban Works' });
    expect(await rolesOf(email)).toEqual([{ team_id: teamId, role: 9 }]);
    const session = await signIn(email);
    expect((await session.get('/api/user')).json()).toMatchObject({ country_code: 'US' });
    expect((await session.get('/api/users')).statusCode).toBe(403);
    await server.runJobs();
    const known = await server.deps.db
      .selectFrom('manager.member_ref as m')
      .innerJoin('manager.user_ref as person', 'person.id', 'm.user_id')
      .select(['m.team_id', 'm.role'])
      .where('person.email', '=', email)
      .execute();
    expect(known).toEqual([{ team_id: teamId, role: 9 }]);
  });

  it('works once', async () => {
    const token = await invited(address('new'));
    const browser = await visitor();
    const answers = await Promise.all([register(browser, token), register(browser, token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await look(browser, token)).toEqual({ state: 'used' });
  });

  it('refuses an address with an account, an expired link and invalid input', async () => {
    const email = address('known');
    await ownerOf(email);
    const browser = await visitor();
    const token = await invited(email);
    expect((await register(browser, token)).json()).toMatchObject({ code: 'has_account' });
    expect((await register(browser, 'made-up')).json()).toMatchObject({ code: 'link_over' });
    const short = await register(browser, token, { password: 'short', terms: false });
    expect(short.json()).toMatchObject({ msg: { password: 'too_short', terms: 'not_agreed' } });
    const old = await register(browser, token, { terms_version: '2020-01' });
    expect(old.json()).toMatchObject({ msg: { terms: 'outdated' } });
  });
});

describe('POST /api/invitations/accept', () => {
  it('is only for the invited person; another one signs out and returns', async () => {
    const email = address('right');
    await ownerOf(email);
    const { browser } = await ownerOf(address('wrong'));
    const token = await invited(email);
    expect(await look(browser, token)).toMatchObject({ state: 'open', leaving: null });
    expect((await accept(browser, token)).statusCode).toBe(409);
    const sessions = (await browser.get('/api/sessions')).json<{ id: string }[]>();
    await browser.send('DELETE', `/api/sessions/${sessions[0]?.id ?? ''}`, undefined);
    const signInPage = await browser.visit(`/invitation/${token}/sign_in`);
    expect(signInPage.body).toContain('"name":"sign_in"');
  });

  it('leaves the former team, which remains, and announces it', async () => {
    const email = address('alone');
    const { team, browser } = await ownerOf(email);
    const token = await invited(email);
    expect(await look(browser, token)).toMatchObject({
      has_account: true,
      leaving: { team_name: 'Former team', refusal: null },
    });
    expect((await accept(browser, token)).statusCode).toBe(200);
    expect(await rolesOf(email)).toEqual([{ team_id: teamId, role: 9 }]);
    await server.runJobs();
    const former = await server.deps.db
      .selectFrom('manager.member_ref')
      .select('user_id')
      .where('team_id', '=', team.id)
      .execute();
    expect(former).toEqual([]);
    // The CSRF token of an open page belongs to the former team.
    expect((await accept(browser, token)).json()).toMatchObject({ code: 'csrf' });
    await browser.get('/user');
    expect((await accept(browser, token)).json()).toMatchObject({ code: 'link_over' });
    expect((await accept(browser, await invited(address('x')))).json()).toMatchObject({
      code: 'other_address',
    });
  });

  it('refuses an owner while their team has other members', async () => {
    const email = address('owner');
    const { browser } = await ownerOf(email, [address('colleague')]);
    const token = await invited(email);
    expect(await look(browser, token)).toMatchObject({
      leaving: { refusal: 'owner_has_members' },
    });
    expect((await accept(browser, token)).json()).toMatchObject({ code: 'owner_has_members' });
    const colleague = await signIn(address('colleague'));
    expect((await accept(colleague, await invited(address('colleague')))).statusCode).toBe(200);
    expect((await accept(browser, token)).statusCode).toBe(200);
  });

  it('refuses an owner whose team has running licenses', async () => {
    const email = address('owner');
    const { team, browser } = await ownerOf(email);
    await server.deps.db
      .insertInto('manager.license')
      .values({
        id: `license-${mark}`,
        team_id: team.id,
        number: `CD-${mark}`,
        product: 'cd',
        trial: false,
        auto_continue: false,
        start_at: '2026-11-21',
        end_at: '2026-11-21',
      })
      .execute();
    const token = await invited(email);
    expect((await accept(browser, token)).json()).toMatchObject({ code: 'owner_has_licenses' });
    server.pass(24 * 60 * 60_000);
    expect((await accept(browser, token)).statusCode).toBe(200);
    server.pass(-24 * 60 * 60_000);
  });

  it('asks a visitor to sign in, and returns to the invitation', async () => {
    const token = await invited(address('new'));
    const browser = await visitor();
    expect((await accept(browser, token)).statusCode).toBe(401);
    const start = await browser.get(`/invitation/${token}/sign_in`);
    expect(start.headers.location).toContain(encodeURIComponent(`/invitation/${token}`));
    const back = await owner.get(`/signed_in?state=/invitation/${token}`);
    expect(back.headers.location).toBe(`/invitation/${token}`);
    const elsewhere = await owner.get('/signed_in?state=/invitation/../user');
    expect(elsewhere.headers.location).toBe('/user');
  });
});
