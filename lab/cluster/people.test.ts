import { beforeAll, expect, it, jest } from '@jest/globals';
import { AccountsBrowser } from '@portal/server/src/testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts, SignInVisit } from '@portal/server/src/testing/browsers/SignInVisit.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '@portal/server/src/testing/builders/accountPeople.ts';
import {
  codeOf,
  setUpAuthenticator,
} from '@portal/server/src/testing/builders/authenticatorApp.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { clusterOfTests } from './clusterOfTests.ts';

jest.setTimeout(120_000);

const email = 'hanako@kiban.example';
const cluster = clusterOfTests();

beforeAll(async () => {
  await anAccountsTeam(cluster.first.deps);
});

cluster.describe('people at two processes', () => {
  const enrol = (at: 'first' | 'second') =>
    cluster[at].manager.inject({ method: 'POST', url: '/api/v1/lm/enrol', payload: {} });

  it('share a rate limit', async () => {
    for (let pair = 0; pair < 30; pair += 1) {
      expect((await enrol('first')).statusCode).toBe(422);
      expect((await enrol('second')).statusCode).toBe(422);
    }
    expect((await enrol('first')).statusCode).toBe(429);
    expect((await enrol('second')).statusCode).toBe(429);
  });

  it('sign in with each step answered by another process', async () => {
    const accounts = cluster.inTurn('accounts');
    const browser = new AccountsBrowser(accounts);
    const visit = await SignInVisit.open({ accounts }, '/user', browser);
    const { location = '' } = await visit.send({ email, password: testPassword });
    expect((await browser.visit(location)).statusCode).toBe(200);
    for (const member of [cluster.first, cluster.second]) {
      const session = await member.accounts.inject({
        url: '/api/session',
        headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
      });
      expect(session.statusCode).toBe(200);
    }
  });

  it('are locked out at both by wrong passwords at either', async () => {
    const accounts = cluster.inTurn('accounts');
    const wrong = { email: 'nobody@kiban.example', password: 'not the password' };
    let outcome = 'refused';
    let tries = 0;
    const { send } = await SignInVisit.open({ accounts });
    while (outcome === 'refused') {
      ({ outcome } = await send(wrong));
      tries += 1;
    }
    expect(outcome).toBe('locked');
    expect(tries).toBeLessThanOrEqual(10);
    for (const member of [cluster.first, cluster.second]) {
      const elsewhere = await SignInVisit.open(member);
      expect(await elsewhere.send(wrong)).toMatchObject({ outcome: 'locked' });
    }
  });

  it('can show a second factor to another process than the one that asked', async () => {
    const accounts = cluster.inTurn('accounts');
    const { deps } = cluster.first;
    const person = { email: 'app@kiban.example', password: testPassword };
    await anAccountsTeam(deps, { people: [await aNewPerson({ email: person.email })] });
    const browser = await signInAtAccounts({ accounts }, person);
    const { secret } = await setUpAuthenticator({ deps }, browser);
    // The current code was used already; codes of the next half minute are accepted.
    const code = codeOf({ deps }, secret, 30);
    const show = async () => {
      const { browser: other, action, send } = await SignInVisit.open({ accounts });
      expect(await send(person)).toMatchObject({ outcome: 'second_factor' });
      const answer = await other.send('POST', `${action}/factor`, { kind: 'totp', code });
      const { outcome, location } = answer.json<{ outcome: string; location?: string }>();
      if (location !== undefined) await other.visit(location);
      return { outcome, session: (await other.get('/api/session')).json<{ user_id: unknown }>() };
    };
    expect(await show()).toMatchObject({
      outcome: 'signed_in',
      session: { user_id: expect.any(String) },
    });
    // The code cannot be used again at any process.
    expect(await show()).toMatchObject({ outcome: 'refused', session: { user_id: null } });
  });

  it('reset a password at one process with a link that another one mailed, once', async () => {
    const accounts = cluster.inTurn('accounts');
    const { deps } = cluster.second;
    const forgetful = 'forgetful@kiban.example';
    await anAccountsTeam(deps, { people: [await aNewPerson({ email: forgetful })] });
    const browser = new AccountsBrowser(accounts);
    await browser.get('/password/reset');
    await browser.send('POST', '/api/password/reset', { email: forgetful });
    await deps.queue.drain();
    const { body } = await deps.db
      .selectFrom('portal.mail_outbox')
      .select('body')
      .where('recipient', '=', forgetful)
      .executeTakeFirstOrThrow();
    const token = /\/password\/reset\/([\w-]+)/.exec(body)?.[1] ?? '';
    const password = 'violet copper plating';
    const confirm = async () =>
      (await browser.send('POST', '/api/password/reset/confirm', { token, password })).json();
    expect(await confirm()).toEqual({ outcome: 'changed' });
    expect(await confirm()).not.toEqual({ outcome: 'changed' });
    const signInWith = async (word: string) => {
      const { send } = await SignInVisit.open({ accounts });
      return (await send({ email: forgetful, password: word })).outcome;
    };
    expect(await signInWith(testPassword)).toBe('refused');
    expect(await signInWith(password)).toBe('signed_in');
  });

  it('use a session of one process at the other, until it is ended at either', async () => {
    const { first, second } = cluster;
    const { cookie } = await signIn(first, await aPerson(first.deps));
    const licensesAt = ({ manager }: typeof first) =>
      manager.inject({ url: '/api/licenses', headers: { cookie } });
    expect((await licensesAt(second)).statusCode).toBe(200);
    await second.manager.inject({ url: '/signout', headers: { cookie } });
    expect((await licensesAt(first)).statusCode).toBe(401);
    expect((await licensesAt(second)).statusCode).toBe(401);
  });
});
