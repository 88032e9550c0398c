import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { findPostgres } from '../faults/OwnPostgres.ts';
import { AccountsBrowser } from '../testing/browsers/AccountsBrowser.ts';
import { SignInVisit } from '../testing/browsers/SignInVisit.ts';
import { signIn } from '../testing/browsers/TestClient.ts';
import { anAccountsTeam, testPassword } from '../testing/builders/accountPeople.ts';
import { aPerson } from '../testing/builders/people.ts';
import { openCluster } from './openCluster.ts';

jest.setTimeout(120_000);

const programs = findPostgres();
const email = 'hanako@kiban.example';
let cluster: Awaited<ReturnType<typeof openCluster>>;

beforeAll(async () => {
  if (programs === undefined) return;
  cluster = await openCluster(programs);
  await anAccountsTeam(cluster.first.deps);
});
afterAll(async () => {
  if (programs !== undefined) await cluster.close();
});

// Where PostgreSQL is not installed there is nothing that two processes could share.
const withPostgres = programs === undefined ? describe.skip : describe;

withPostgres('people at two processes', () => {
  const enrol = (at: 'first' | 'second') =>
    cluster[at].manager.inject({ method: 'POST', url: '/api/v1/lm/enrol', payload: {} });

  it('have one limit together', async () => {
    for (let pair = 0; pair < 30; pair += 1) {
      expect((await enrol('first')).statusCode).toBe(422);
      expect((await enrol('second')).statusCode).toBe(422);
    }
    expect((await enrol('first')).statusCode).toBe(429);
    expect((await enrol('second')).statusCode).toBe(429);
  });

  it('sign in while each step is answered by another process', async () => {
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

  it('use a session of one at the other, until it is ended at either', async () => {
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
