import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { ManagerClient, type Tokens } from '../../../testing/browsers/ManagerClient.ts';
import { signInAtAccounts, SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../../testing/builders/authenticatorApp.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';

interface Answer {
  readonly outcome: string;
  readonly location?: string;
  readonly factors?: readonly string[];
  readonly wait_seconds?: number;
}

const minuteMs = 60_000;
let server: TestServer;
let people = 0;
let id = '';
let email = '';
let secret = '';
let codes: readonly string[] = [];

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `person-${people}@kiban.example`;
  const team = await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  id = team.people[0]?.id ?? '';
  const browser = await signInAtAccounts(server, { email, password: testPassword });
  ({ secret, codes } = await setUpAuthenticator(server, browser));
  server.pass(minuteMs);
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
});

/** A browser whose person has typed the right password. */
async function atSecondStep() {
  const visit = await SignInVisit.open(server);
  const first: Answer = await visit.send({ email, password: testPassword });
  const show = async (kind: string, code: string): Promise<Answer> =>
    (await visit.browser.send('POST', `${visit.action}/factor`, { kind, code })).json<Answer>();
  const isSignedIn = async () =>
    (await visit.browser.get('/api/session')).json<{ user_id: string | null }>().user_id === id;
  const { browser, action } = visit;
  return { browser, action, first, show, isSignedIn };
}

describe('the second step of a sign-in', () => {
  it('comes after the right password only, and signs in with a code of the app', async () => {
    const visit = await SignInVisit.open(server);
    expect(await visit.send({ email, password: 'wrong' })).toEqual({ outcome: 'refused' });
    const { first, show, browser, isSignedIn } = await atSecondStep();
    expect(first).toEqual({ outcome: 'second_factor', factors: ['totp', 'recovery_code'] });
    expect(await isSignedIn()).toBe(false);
    const { outcome, location = '' } = await show('totp', codeOf(server, secret));
    expect(outcome).toBe('signed_in');
    await browser.visit(location);
    expect(await isSignedIn()).toBe(true);
    const acts = await auditOf(server.deps, id);
    expect(acts.findLast(({ action }) => action === 'account.sign-in')).toMatchObject({
      details: { factor: 'totp' },
    });
  });

  it('takes a code once, in any sign-in', async () => {
    const code = codeOf(server, secret);
    const other = await atSecondStep();
    expect((await (await atSecondStep()).show('totp', code)).outcome).toBe('signed_in');
    expect((await other.show('totp', code)).outcome).toBe('refused');
    server.pass(30_000);
    expect((await other.show('totp', codeOf(server, secret))).outcome).toBe('signed_in');
  });

  it('takes a recovery code once, however it is typed, and says so by mail', async () => {
    const [code = ''] = codes;
    const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await (await atSecondStep()).show('recovery_code', typed)).outcome).toBe('signed_in');
    expect((await (await atSecondStep()).show('recovery_code', code)).outcome).toBe('refused');
    const mails = await server.deps.db
      .selectFrom('portal.mail_outbox')
      .selectAll()
      .where('subject', '=', 'A recovery code was used')
      .orderBy('id')
      .execute();
    const [mail, ...others] = mails;
    expect([mail?.recipient, others]).toEqual([email, []]);
    expect(mail?.body).toContain('9');
    const acts = (await auditOf(server.deps, id)).filter(({ action }) =>
      action.startsWith('factor.'),
    );
    expect(acts.at(-1)).toMatchObject({ action: 'factor.recovery', details: { left: 9 } });
  });

  it('takes one of two recovery codes that are sent at the same time', async () => {
    const visits = [await atSecondStep(), await atSecondStep()];
    const [code = ''] = codes;
    const answers = await Promise.all(visits.map(({ show }) => show('recovery_code', code)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'signed_in']);
  });

  it('locks wrong codes out for longer and longer, which a right password does not forget', async () => {
    const outcomes: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      outcomes.push((await (await atSecondStep()).show('totp', '000000')).outcome);
    }
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'locked']);
    const { show } = await atSecondStep();
    expect(await show('totp', codeOf(server, secret))).toEqual({
      outcome: 'locked',
      wait_seconds: 30,
    });
    expect((await show('recovery_code', codes[0] ?? '')).outcome).toBe('locked');
    server.pass(30_000);
    expect(await show('totp', '000000')).toEqual({ outcome: 'locked', wait_seconds: 60 });
    server.pass(60_000);
    expect((await show('totp', codeOf(server, secret))).outcome).toBe('signed_in');
  });

  it('is over after 10 minutes, and says where to begin again', async () => {
    const { show, action } = await atSecondStep();
    server.pass(10 * minuteMs);
    expect(await show('totp', codeOf(server, secret))).toEqual({
      outcome: 'over',
      location: action,
    });
  });

  it('is over when it was gone through once', async () => {
    const { show } = await atSecondStep();
    expect((await show('totp', codeOf(server, secret))).outcome).toBe('signed_in');
    expect((await show('recovery_code', codes[0] ?? '')).outcome).toBe('over');
  });

  it('is closed to another browser, and to who has given no password', async () => {
    const { action } = await atSecondStep();
    const shown = { kind: 'totp', code: codeOf(server, secret) };
    const other = await SignInVisit.open(server);
    const stolen = await other.browser.send('POST', `${action}/factor`, shown);
    expect(stolen.json<Answer>().outcome).toBe('over');
    const own = await other.browser.send('POST', `${other.action}/factor`, shown);
    expect(own.json<Answer>().outcome).toBe('over');
  });

  it('is over when the password is changed meanwhile', async () => {
    const { show } = await atSecondStep();
    const elsewhere = await atSecondStep();
    const { location = '' } = await elsewhere.show('totp', codeOf(server, secret));
    await elsewhere.browser.visit(location);
    const change = { current_password: testPassword, new_password: 'violet copper plating' };
    await elsewhere.browser.send('PUT', '/api/password', change);
    server.pass(30_000);
    expect((await show('totp', codeOf(server, secret))).outcome).toBe('over');
  });
});

describe('tokens of a sign-in', () => {
  it('say how somebody signed in', async () => {
    await anAccountsTeam(server.deps);
    const client = new ManagerClient(server);
    const claims = decodeJwt((await client.tokens()).id_token);
    expect([claims['amr'], claims['acr']]).toEqual([['pwd'], undefined]);

    const { browser, action, send } = await SignInVisit.open(server, client.authorization());
    await send({ email, password: testPassword });
    const factor = { kind: 'totp', code: codeOf(server, secret) };
    const answer = await browser.send('POST', `${action}/factor`, factor);
    const end = await browser.visit(answer.json<Answer>().location ?? '');
    const code = new URL(end.headers.location ?? '').searchParams.get('code') ?? '';
    const two = decodeJwt((await client.exchange(code)).json<Tokens>().id_token);
    expect([two['amr'], two['acr']]).toEqual([
      ['pwd', 'otp', 'mfa'],
      'https://refeds.org/profile/mfa',
    ]);
  });
});
