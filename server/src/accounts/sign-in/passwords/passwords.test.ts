import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts, SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let browser: AccountsBrowser;
let people = 0;
let email = '';
const newPassword = 'violet copper plating';

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  await server.deps.db.deleteFrom('portal.call_limit').execute();
  people += 1;
  email = `person-${people}@kiban.example`;
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email, locale: 'ja' })] });
  browser = new AccountsBrowser(server.accounts);
  await browser.get('/password/reset');
});

const mails = () =>
  server.deps.db.selectFrom('portal.mail_outbox').selectAll().orderBy('id').execute();

const ask = (address = email) => browser.send('POST', '/api/password/reset', { email: address });

async function mailedToken(): Promise<string> {
  await server.runJobs();
  const link = /http:\/\/localhost:3001\/password\/reset\/([\w-]+)/;
  const token = link.exec((await mails()).at(-1)?.body ?? '')?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

const confirm = (token: string, password = newPassword) =>
  browser.send('POST', '/api/password/reset/confirm', { token, password });

async function outcomeOf(token: string, password?: string): Promise<string> {
  return (await confirm(token, password)).json<{ outcome: string }>().outcome;
}

async function signsIn(password: string): Promise<string> {
  const { send } = await SignInVisit.open(server);
  return (await send({ email, password })).outcome;
}

const isSignedIn = async (visitor: AccountsBrowser) =>
  (await visitor.get('/api/session')).json<{ user_id: string | null }>().user_id !== null;

describe('POST /api/password/reset', () => {
  it("mails a link in the account's language", async () => {
    expect((await ask(email.toUpperCase())).json()).toEqual({
      email: email.toUpperCase(),
      link_minutes: 30,
      single_sign_on: false,
    });
    const token = await mailedToken();
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: email, subject: 'パスワードの再設定のご案内' });
    expect(mail?.kind).toBe('security');
    const stored = await server.deps.db.selectFrom('accounts.password_reset').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('answers an unknown address the same, writes nothing before it answers, and mails nothing', async () => {
    const resets = () => server.deps.db.selectFrom('accounts.password_reset').selectAll().execute();
    const before = await resets();
    const known = await ask();
    const unknown = await ask('nobody@kiban.example');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()));
    expect([await resets(), await mails()]).toEqual([before, []]);
    await server.runJobs();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
  });

  it('mails nothing to an account that may not be signed in to', async () => {
    const locked = { status: 'locked' };
    await server.deps.db
      .updateTable('accounts.account')
      .set(locked)
      .where('email', '=', email)
      .execute();
    await ask();
    await server.runJobs();
    expect(await mails()).toEqual([]);
  });

  it('does not fill a mailbox, whether or not it has an account', async () => {
    for (const address of [email, 'nobody@kiban.example']) {
      for (let time = 0; time < 5; time += 1) expect((await ask(address)).statusCode).toBe(200);
      expect((await ask(address)).statusCode).toBe(429);
    }
  });

  it.each([{ email: 'nobody' }, { email: '' }, {}, { email: 'a@b.example', role: 1 }])(
    'refuses %j',
    async (body) => {
      const answer = await browser.send('POST', '/api/password/reset', body);
      expect(answer.statusCode).toBe(422);
    },
  );
});

describe('POST /api/password/reset/confirm', () => {
  it('changes the password, ends all sessions at both services, and says so by mail', async () => {
    const [one, two] = [
      await signInAtAccounts(server, { email, password: testPassword }),
      await signInAtAccounts(server, { email, password: testPassword }),
    ];
    await ask();
    expect(await outcomeOf(await mailedToken())).toBe('changed');
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false]);
    expect((await mails()).at(-1)).toMatchObject({
      recipient: email,
      subject: 'パスワードが変更されました',
    });
    expect(await signsIn(testPassword)).toBe('refused');
    expect(await signsIn(newPassword)).toBe('signed_in');
    const rows = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['action', 'actor'])
      .where('action', 'like', 'account.password%')
      .where('object', '=', (id) =>
        id.selectFrom('accounts.account').select('id').where('email', '=', email),
      )
      .orderBy('seq')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'account.password-reset-mail',
      'account.password-reset',
    ]);
  });

  it('ends a sign-in that has passed the password and not come to its end', async () => {
    const { browser: thief, send } = await SignInVisit.open(server);
    const { location = '' } = await send({ email, password: testPassword });
    await ask();
    expect(await outcomeOf(await mailedToken())).toBe('changed');
    await thief.visit(location);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('accepts a link once, also of two at the same time', async () => {
    await ask();
    const token = await mailedToken();
    const outcomes = await Promise.all([outcomeOf(token), outcomeOf(token)]);
    expect(outcomes.sort()).toEqual(['changed', 'used']);
  });

  it('closes the other links of the account', async () => {
    await ask();
    const first = await mailedToken();
    await ask();
    expect(await outcomeOf(await mailedToken())).toBe('changed');
    expect(await outcomeOf(first, 'another good password 7')).toBe('used');
  });

  it('ends after 30 minutes', async () => {
    await ask();
    const token = await mailedToken();
    server.pass(30 * 60_000);
    expect(await outcomeOf(token)).toBe('expired');
    server.pass(-30 * 60_000);
    expect(await outcomeOf('made-up')).toBe('unknown');
  });

  it.each([
    ['short', 'too_short'],
    ['password123', 'too_common'],
    ['x'.repeat(201), 'too_long'],
    ['', 'required'],
  ])('refuses %s and leaves the link open', async (password, fault) => {
    await ask();
    const token = await mailedToken();
    const answer = await confirm(token, password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ msg: { password: fault } });
    expect(await outcomeOf(token)).toBe('changed');
  });

  it("refuses the person's own address as a password", async () => {
    await ask();
    expect((await confirm(await mailedToken(), email)).json()).toMatchObject({
      msg: { password: 'too_common' },
    });
  });

  it('takes back the pause that the person has run into', async () => {
    for (let time = 0; time < 5; time += 1) await signsIn('wrong');
    expect(await signsIn(testPassword)).toBe('locked');
    await ask();
    expect(await outcomeOf(await mailedToken())).toBe('changed');
    expect(await signsIn(newPassword)).toBe('signed_in');
  });

  it('is not used up by a program that only opens the link', async () => {
    await ask();
    const token = await mailedToken();
    const page = await browser.get(`/password/reset/${token}`);
    expect(page.body).toContain('"name":"new_password"');
    expect(await outcomeOf(token)).toBe('changed');
  });
});

describe('PUT /api/password', () => {
  const change = (visitor: AccountsBrowser, current: string, chosen = newPassword) =>
    visitor.send('PUT', '/api/password', { current_password: current, new_password: chosen });

  it('changes the password, keeps this session and ends the others', async () => {
    const own = await signInAtAccounts(server, { email, password: testPassword });
    const other = await signInAtAccounts(server, { email, password: testPassword });
    await own.visit('/user');
    expect((await change(own, testPassword)).json()).toEqual({ outcome: 'accepted' });
    expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
    expect(await signsIn(newPassword)).toBe('signed_in');
    // The sign-in after it comes from a browser that the account no longer knows, and has its mail.
    expect((await mails()).map(({ subject }) => subject)).toContain('パスワードが変更されました');
  });

  it('asks for the current password, and hears guesses only so often', async () => {
    const own = await signInAtAccounts(server, { email, password: testPassword });
    await own.visit('/user');
    const outcomes: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      outcomes.push((await change(own, 'wrong')).json<{ outcome: string }>().outcome);
    }
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'locked']);
    expect((await change(own, testPassword)).json()).toMatchObject({ outcome: 'locked' });
    expect(await mails()).toEqual([]);
  });

  it('refuses a common password and a visitor', async () => {
    const own = await signInAtAccounts(server, { email, password: testPassword });
    await own.visit('/user');
    const answer = await change(own, testPassword, 'password123');
    expect(answer.json()).toMatchObject({ msg: { new_password: 'too_common' } });
    expect((await change(browser, testPassword)).statusCode).toBe(401);
  });
});
