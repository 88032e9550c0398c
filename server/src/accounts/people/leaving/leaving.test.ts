import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts, SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const minuteMs = 60_000;
let server: TestServer;
let people = 0;
let owner = '';
let guest = '';

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  people += 1;
  owner = `owner-${people}@kiban.example`;
  guest = `guest-${people}@kiban.example`;
});

const signIn = (email: string) => signInAtAccounts(server, { email, password: testPassword });
const wish = { reasons: ['price', 'other'], comment: ' Too much ' };
const leave = (browser: AccountsBrowser, payload: object = wish) =>
  browser.send('POST', '/api/leaving', payload);
const mails = () =>
  server.deps.db.selectFrom('portal.mail_outbox').selectAll().orderBy('id').execute();

async function aTeamOf(...emails: string[]) {
  const asked = emails.map((email) =>
    aNewPerson({ email, role: email === owner ? 'owner' : 'guest' }),
  );
  const team = await anAccountsTeam(server.deps, { people: await Promise.all(asked) });
  await server.runJobs();
  return team;
}

async function statusAtManager(email: string) {
  await server.runJobs();
  const person = await server.deps.db
    .selectFrom('manager.user_ref')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  return person?.status;
}

describe('GET /api/leaving', () => {
  it('announces that the team ends with its only member', async () => {
    await aTeamOf(owner);
    const browser = await signIn(owner);
    expect((await browser.get('/api/leaving')).json()).toEqual({
      team_name: 'Kiban Works',
      team_ends: true,
      refusal: null,
      figures: { running_licenses: 0, auto_renewals: 0, unpaid_orders: 0, open_jobs: 0 },
    });
  });

  it('refuses an owner with members, and no guest', async () => {
    await aTeamOf(owner, guest);
    const refusals = await Promise.all(
      [owner, guest].map(
        async (email) =>
          (await (await signIn(email)).get('/api/leaving')).json<{ refusal: unknown }>().refusal,
      ),
    );
    expect(refusals).toEqual(['owner_has_members', null]);
  });
});

describe('POST /api/leaving', () => {
  it('closes the account at once and mails the last day to return', async () => {
    await aTeamOf(owner);
    const browser = await signIn(owner);
    expect((await leave(browser)).json()).toEqual({ last_day: '2026-12-21' });
    expect((await browser.get('/api/leaving')).statusCode).toBe(401);
    expect(await statusAtManager(owner)).toBe('leaving');
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: owner, subject: 'You have left the service' });
    expect(mail?.body).toContain('until December 21, 2026');
    expect(mail?.body).toContain('Your team ends');
  });

  it('stores the reasons without the person', async () => {
    await aTeamOf(owner);
    await server.deps.db.deleteFrom('accounts.leaving_reason').execute();
    await leave(await signIn(owner));
    const rows = await server.deps.db.selectFrom('accounts.leaving_reason').selectAll().execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        left_on: '2026-11-21',
        edition: 2,
        reasons: ['price', 'other'],
        comment: 'Too much',
      },
    ]);
  });

  it('refuses an owner with members', async () => {
    await aTeamOf(owner, guest);
    const answer = await leave(await signIn(owner));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'owner_has_members',
    ]);
    expect(await mails()).toEqual([]);
  });

  it('requires a recent proof, and refuses unknown reasons', async () => {
    await aTeamOf(owner);
    const browser = await signIn(owner);
    expect((await leave(browser, { reasons: ['bored'], comment: '' })).statusCode).toBe(422);
    server.pass(11 * minuteMs);
    const answer = await leave(browser);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      'proof_needed',
    ]);
  });

  it('revokes open invitations into a team that ends', async () => {
    await aTeamOf(owner);
    const browser = await signIn(owner);
    await browser.send('POST', '/api/invitations', {
      email: 'new@kiban.example',
      last_name: '',
      first_name: '',
      role: 'guest',
      locale: 'en',
    });
    await leave(browser);
    const { db } = server.deps;
    expect(await db.selectFrom('accounts.invitation').selectAll().execute()).toEqual([]);
  });
});

describe('coming back', () => {
  async function theOffer(email: string) {
    const { browser, send } = await SignInVisit.open(server);
    const { location = '' } = await send({ email, password: testPassword });
    const page = await browser.visit(location);
    const action = /"action":"(\/come_back\/[^"]+)"/.exec(page.body)?.[1] ?? '';
    return { browser, page, action };
  }

  it('is all that a sign-in offers, and restores everything', async () => {
    await aTeamOf(owner, guest);
    await leave(await signIn(guest));
    const { browser, page, action } = await theOffer(guest);
    expect(page.body).toContain('"last_day":"2026-12-21"');
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect((await browser.visit('/user')).body).toContain('"name":"come_back"');
    const offer = await browser.visit('/user');
    const again = /"action":"(\/come_back\/[^"]+)"/.exec(offer.body)?.[1] ?? action;
    const answer = await browser.send('POST', again, {});
    const { outcome, location } = answer.json<{ outcome: string; location: string }>();
    expect(outcome).toBe('came_back');
    expect(await statusAtManager(guest)).toBe('active');
    expect((await browser.visit(location)).body).toContain('"name":"account"');
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['You have left the service', 'Welcome back']));
  });

  it('is not offered to anybody else', async () => {
    await aTeamOf(owner);
    const visitor = new AccountsBrowser(server.accounts);
    await visitor.get('/password/reset');
    const answer = await visitor.send('POST', '/come_back/abc', {});
    expect(answer.json()).toMatchObject({ outcome: 'over' });
    expect((await visitor.get('/come_back/abc')).statusCode).toBe(410);
  });

  it('works after a password reset', async () => {
    await aTeamOf(owner);
    await leave(await signIn(owner));
    const visitor = new AccountsBrowser(server.accounts);
    await visitor.get('/password/reset');
    await visitor.send('POST', '/api/password/reset', { email: owner });
    await server.runJobs();
    expect((await mails()).map(({ subject }) => subject)).toContain('Choose a new password');
  });
});
