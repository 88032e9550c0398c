import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let browser: AccountsBrowser;
let people = 0;
let email = '';

const registration = {
  last_name: '山本',
  first_name: 'さくら',
  password: 'green solder mask',
  team_name: '桜電子',
  country_code: 'JP',
  terms: true,
  locale: 'ja',
  survey: {
    purpose: 'business',
    job: 'pcb_layout',
    challenges: ['noise', 'time'],
    cad: ['none'],
    heard: 'search',
  },
};

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  browser = new AccountsBrowser(server.accounts);
  await browser.get('/sign_up/');
  people += 1;
  email = `here-${people}@sakura.example`;
  await register();
});

const register = (given: object = {}) =>
  browser.send('POST', '/api/registrations', { ...registration, email, ...given });

/** The token of the newest mail's link. */
async function mailedToken(): Promise<string> {
  const { body } = await server.deps.db
    .selectFrom('portal.mail_outbox')
    .select('body')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\/sign_up\/confirm\/([\w-]+)/.exec(body)?.[1] ?? '';
}

async function confirm(token: string) {
  const answer = await browser.send('POST', '/api/registrations/confirm', { token });
  return answer.json<{ outcome: string }>().outcome;
}

const signsIn = async (by: AccountsBrowser) => (await by.visit('/user')).body.includes(email);

describe('the first sign-in after a registration', () => {
  it('needs no password, once, in the browser that registered and confirmed', async () => {
    expect(await confirm(await mailedToken())).toBe('activated');
    const signedOut = new AccountsBrowser(server.accounts);
    signedOut.setCookie('accounts_visitor', browser.cookies.get('accounts_visitor') ?? '');
    expect(await signsIn(browser)).toBe(true);
    expect(await signsIn(signedOut)).toBe(false);
    const [entry] = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('action', '=', 'account.sign-in')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(entry).toEqual({ details: { by: 'registration' } });
  });

  it('proves nothing to a sensitive act', async () => {
    await confirm(await mailedToken());
    expect(await signsIn(browser)).toBe(true);
    const answer = await browser.send('POST', '/api/factors/totp', {});
    expect(answer.json()).toMatchObject({ code: 'proof_needed' });
  });

  it('needs the password where only one of both happened', async () => {
    const token = await mailedToken();
    const registered = browser;
    browser = new AccountsBrowser(server.accounts);
    await browser.get(`/sign_up/confirm/${token}`);
    expect(await confirm(token)).toBe('activated');
    expect(await signsIn(browser)).toBe(false);
    expect(await signsIn(registered)).toBe(false);
  });

  it('needs the password after 15 minutes', async () => {
    await confirm(await mailedToken());
    server.pass(15 * 60_000);
    expect(await signsIn(browser)).toBe(false);
    server.pass(-15 * 60_000);
  });

  it('needs the password once its person has signed in elsewhere', async () => {
    await confirm(await mailedToken());
    await signInAtAccounts(server, { email, password: registration.password });
    expect(await signsIn(browser)).toBe(false);
  });

  it('needs the password where a site asks for a new sign-in', async () => {
    await confirm(await mailedToken());
    const { location } = (await browser.get('/user')).headers;
    const { body } = await browser.visit(`${location}&prompt=login`);
    expect(body).toContain('"name":"sign_in"');
  });

  it('opens the account that was confirmed last', async () => {
    await confirm(await mailedToken());
    email = `later-${email}`;
    await register();
    await confirm(await mailedToken());
    expect(await signsIn(browser)).toBe(true);
  });

  it('needs the password where another registration has made the account', async () => {
    const attacker = browser;
    const token = await mailedToken();
    browser = new AccountsBrowser(server.accounts);
    await browser.get('/sign_up/');
    await register({ password: 'purple solder mask' });
    expect(await confirm(await mailedToken())).toBe('activated');
    browser = attacker;
    expect(await confirm(token)).toBe('used');
    expect(await signsIn(attacker)).toBe(false);
  });
});
