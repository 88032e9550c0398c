import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';

let server: TestServer;
let browser: AccountsBrowser;

const registration = {
  last_name: '山本',
  first_name: 'さくら',
  email: 'sakura@sakura.example',
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
  await anAccountsTeam(server.deps);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.deps;
  await db.deleteFrom('portal.mail_outbox').execute();
  await db.deleteFrom('accounts.registration').execute();
  await db.deleteFrom('portal.call_limit').execute();
  browser = new AccountsBrowser(server.accounts);
  await browser.get('/sign_up/');
});

const mails = () =>
  server.deps.db.selectFrom('portal.mail_outbox').selectAll().orderBy('id').execute();

async function register(given: object = {}) {
  return browser.send('POST', '/api/registrations', { ...registration, ...given });
}

/** Token of the newest mail's link. */
async function mailedToken(): Promise<string> {
  const link = /http:\/\/localhost:3001\/sign_up\/confirm\/([\w-]+)/;
  const token = link.exec((await mails()).at(-1)?.body ?? '')?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

async function confirm(token: string) {
  const answer = await browser.send('POST', '/api/registrations/confirm', { token });
  return answer.json<{ outcome: string }>().outcome;
}

describe('POST /api/registrations', () => {
  it('mails a link in the language of the page, as text and HTML', async () => {
    const answer = await register();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      email: registration.email,
      expires_at: '2026-11-21T03:30:00.000Z',
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: registration.email,
      subject: 'アカウントの有効化のお願い',
    });
    expect(mail?.body).toContain('山本 さくら 様');
    expect(mail?.html).toContain('<html lang="ja">');
    expect(mail?.html).toContain(`/sign_up/confirm/${await mailedToken()}`);
  });

  it('writes English mails too, and lets no markup into them', async () => {
    await register({ locale: 'en', first_name: '<b>Eve</b>', last_name: 'O"Neil' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Activate your account');
    expect(mail?.html).toContain('Dear &lt;b&gt;Eve&lt;/b&gt; O&quot;Neil,');
  });

  it('greets nobody by an address that was registered as a name', async () => {
    await register({ locale: 'en', first_name: 'Win at evil.example' });
    const [mail] = await mails();
    expect(mail?.body).toMatch(/^Hello,/);
    expect(`${mail?.body} ${mail?.html}`).not.toContain('evil.example');
  });

  it('does not tell that an address has an account; its mail does', async () => {
    const unknown = await register();
    const known = await register({ email: 'HANAKO@kiban.example' });
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
    const mail = (await mails()).find(({ recipient }) => recipient === 'HANAKO@kiban.example');
    expect(mail?.subject).toBe('アカウントはすでに登録されています');
    expect(mail?.body).not.toContain('/confirm/');
  });

  it('stores neither the password nor the link', async () => {
    await register();
    const rows = await server.deps.db.selectFrom('accounts.registration').selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(registration.password);
    expect(stored).not.toContain(await mailedToken());
  });

  it.each([
    [{ last_name: ' ' }, { last_name: 'required' }],
    [{ email: 'nobody' }, { email: 'not_an_email' }],
    [{ password: 'short' }, { password: 'too_short' }],
    [{ team_name: 'x'.repeat(121) }, { team_name: 'too_long' }],
    [{ first_name: 'Eve\nhttp://evil.example' }, { first_name: 'not_plain_text' }],
    [{ last_name: 'a\u202eb' }, { last_name: 'not_plain_text' }],
    [{ team_name: 'a\u0007b' }, { team_name: 'not_plain_text' }],
    [{ team_name: '葛🙂城 한국' }, { team_name: 'not_printable 🙂 한 국' }],
    [{ email: 'a\u202eb@sakura.example' }, { email: 'not_an_email' }],
    [{ terms: false }, { terms: 'not_agreed' }],
    [{ country_code: 'jp' }, { country_code: 'required' }],
    [{ country_code: 'XX' }, { country_code: 'required' }],
  ])('refuses %j', async (given, msg) => {
    const answer = await register(given);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: true, code: 'invalid', msg });
    expect(await mails()).toEqual([]);
  });

  it('refuses a field it does not know and a call without the CSRF token', async () => {
    expect((await register({ role: 1 })).statusCode).toBe(422);
    const answer = await browser.send('POST', '/api/registrations', registration, {});
    expect(answer.json()).toMatchObject({ code: 'csrf' });
  });

  it('answers many unknown keys with one short sentence', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`key_${n}`, 1]));
    const answer = await register(unknown);
    expect([answer.statusCode, answer.json<{ msg: object }>().msg]).toEqual([
      422,
      { body: 'has unknown keys' },
    ]);
  });

  it('keeps to the limit when all registrations come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => register()));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect(await mails()).toHaveLength(5);
  });

  it('does not fill a mailbox: the sixth mail within an hour has to wait', async () => {
    for (let time = 0; time < 5; time += 1) expect((await register()).statusCode).toBe(200);
    const answer = await register();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('3600');
    server.pass(60 * 60_000);
    expect((await register()).statusCode).toBe(200);
    server.pass(-60 * 60_000);
  });
});

describe('POST /api/registrations/confirm', () => {
  it('makes an account and a community team that the manager hears of', async () => {
    await register({ email: 'new@sakura.example', country_code: 'US' });
    expect(await confirm(await mailedToken())).toBe('activated');
    await server.runJobs();
    const team = await server.deps.db
      .selectFrom('manager.user_ref as person')
      .innerJoin('manager.member_ref as member', 'member.user_id', 'person.id')
      .innerJoin('manager.team_ref as team', 'team.id', 'member.team_id')
      .select(['team.name', 'team.edition', 'member.role', 'person.last_name', 'person.locale'])
      .select('team.country_code')
      .where('person.email', '=', 'new@sakura.example')
      .execute();
    expect(team).toEqual([
      {
        name: '桜電子',
        edition: 1,
        role: 1,
        last_name: '山本',
        locale: 'ja',
        country_code: 'US',
      },
    ]);
    const person = { email: 'new@sakura.example', password: registration.password };
    const page = await (await signInAtAccounts(server, person)).get('/user');
    expect(page.body).toContain('new@sakura.example');
  });

  it('accepts a link once', async () => {
    await register({ email: 'once@sakura.example' });
    const token = await mailedToken();
    const outcomes = await Promise.all([confirm(token), confirm(token)]);
    expect(outcomes.sort()).toEqual(['activated', 'used']);
    expect(await confirm(token)).toBe('used');
  });

  it('is not used up by a program that only opens the link', async () => {
    await register({ email: 'scanned@sakura.example' });
    const token = await mailedToken();
    expect((await browser.get(`/sign_up/confirm/${token}`)).statusCode).toBe(200);
    expect(await confirm(token)).toBe('activated');
  });

  it('says that it has expired after 30 minutes', async () => {
    await register({ email: 'late@sakura.example' });
    const token = await mailedToken();
    server.pass(30 * 60_000);
    expect(await confirm(token)).toBe('expired');
    server.pass(-30 * 60_000);
  });

  it('makes one account of two registrations of one address', async () => {
    await register({ email: 'twice@sakura.example' });
    const first = await mailedToken();
    await register({ email: 'Twice@sakura.example' });
    const second = await mailedToken();
    expect(await confirm(first)).toBe('activated');
    expect(await confirm(second)).toBe('used');
  });

  it('knows no other link, and wants the CSRF token', async () => {
    expect(await confirm('made-up')).toBe('unknown');
    const answer = await browser.send('POST', '/api/registrations/confirm', { token: 'x' }, {});
    expect(answer.statusCode).toBe(403);
  });
});
