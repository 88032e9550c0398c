import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAccountsApp } from '../../../app/app.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { asOtherCaller } from '../../../testing/database/refuseSecondConnection.ts';
import { itOnPostgres, untilWaiting } from '../../../testing/database/untilWaiting.ts';
import { openGuessedAccount, right, wrong } from '../../../testing/openGuessedAccount.ts';
import {
  failureCounts,
  forgetFailures,
  lockFailureCounts,
  saveFailureCounts,
} from '../../security/lock-out/lockOut.queries.ts';
import { checkCredentials } from '../credentials/checkCredentials.ts';
import { afterFailure, browserRule } from '../../security/lock-out/lockOut.ts';

let at: Awaited<ReturnType<typeof openGuessedAccount>>;
let server: TestServer;

beforeAll(async () => {
  at = await openGuessedAccount();
  ({ server } = at);
}, 60_000);
afterAll(() => server.close());
beforeEach(() => at.forgetAllFailures());

describe('lock-out of a network with an account', () => {
  it('refuses even the right password for 30 seconds after five wrong ones', async () => {
    const attempt = await at.visit();
    expect(await at.fail(attempt, 5)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    expect(await attempt.send(right)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    server.pass(29_000);
    expect(await attempt.send(right)).toEqual({ outcome: 'locked', wait_seconds: 1 });
    server.pass(1_000);
    expect(await attempt.send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it('does not count an empty form', async () => {
    const attempt = await at.visit();
    await at.fail(attempt, 4);
    for (const empty of [{ email: ' ' }, { password: '' }]) {
      expect(await attempt.send({ ...wrong, ...empty })).toMatchObject({
        code: 'invalid',
        msg: { [Object.keys(empty)[0] ?? '']: 'required' },
      });
    }
    expect(await attempt.send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it('doubles the wait with each further wrong password', async () => {
    const attempt = await at.visit();
    await at.fail(attempt, 5);
    server.pass(30_000);
    expect(await attempt.send(wrong)).toEqual({ outcome: 'locked', wait_seconds: 60 });
    server.pass(60_000);
    expect(await attempt.send(wrong)).toEqual({ outcome: 'locked', wait_seconds: 120 });
  });

  it('forgets wrong passwords after a successful sign-in', async () => {
    const attempt = await at.visit();
    await at.fail(attempt, 4);
    await attempt.send(right);
    expect(await at.fail(await at.visit(), 4)).toEqual({ outcome: 'refused' });
  });

  it('locks out an unknown mail address as well, so that it does not tell who has an account', async () => {
    const { send } = await at.visit();
    const unknown = { ...wrong, email: 'nobody@kiban.example' };
    for (let time = 1; time < 5; time += 1) await send(unknown);
    expect(await send(unknown)).toEqual({ outcome: 'locked', wait_seconds: 30 });
  });

  it('counts wrong passwords across all server processes', async () => {
    const other = createAccountsApp(server.deps);
    await at.fail(await at.visit(), 4);
    const attempt = await at.visit('203.0.113.1', other);
    expect(await attempt.send(wrong)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    await other.close();
  });

  it('counts the addresses of one IPv6 connection as one network', async () => {
    await at.fail(await at.visit('2001:db8:1:2::1'), 4);
    const neighbor = await at.visit('2001:db8:1:2:ffff::9');
    expect(await neighbor.send(wrong)).toMatchObject({ outcome: 'locked' });
  });

  it('does not lock out the owner of the account in another network', async () => {
    await at.fail(await at.visit('198.51.100.7'), 5);
    const owner = await at.visit();
    expect(await owner.send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it('refuses simultaneous guesses beyond the limit', async () => {
    const attempt = await at.visit();
    const guesses = Array.from({ length: 12 }, () => attempt.send(wrong));
    const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(8);
  });

  itOnPostgres('counts each wrong password that waits while the right one is checked', async () => {
    const { db } = server.deps;
    const key = 'account:waits@kiban.example';
    const guess = () =>
      db.transaction().execute(async (trx) => {
        const counts = await lockFailureCounts(trx, [key], server.deps.clock());
        const failed = afterFailure(counts.get(key), server.deps.clock(), browserRule);
        await saveFailureCounts(trx, new Map([[key, failed]]));
      });
    await guess();
    let guesses: readonly Promise<void>[] = [];
    await db.transaction().execute(async (trx) => {
      await lockFailureCounts(trx, [key], server.deps.clock());
      guesses = asOtherCaller(() => [guess(), guess()]);
      await asOtherCaller(() => untilWaiting(db, 2));
      await forgetFailures(trx, key);
    });
    await Promise.all(guesses);
    expect((await failureCounts(db, [key])).get(key)).toMatchObject({ failures: 2 });
  });
});

describe('lock-out of a network', () => {
  it('does not lock out others for failures with one account', async () => {
    await at.fail(await at.visit(), 5);
    const { send } = await at.visit();
    expect(await send({ ...right, email: 'taro@second.example' })).toMatchObject({
      outcome: 'signed_in',
    });
  });

  it('locks out new browsers of a network that fails with many accounts', async () => {
    const known = await at.returning();
    await at.saveFailures('ip:203.0.113.1', 49);
    const stranger = await at.visit();
    const unknown = { ...wrong, email: 'nobody@kiban.example' };
    expect(await stranger.send(unknown)).toEqual({ outcome: 'locked', wait_seconds: 60 });
    expect(await stranger.send(right)).toMatchObject({ outcome: 'locked' });
    expect(await known.send(right)).toMatchObject({ outcome: 'signed_in' });
  });
});

describe('attempts on one account from many networks', () => {
  const check = async (ip: string, password = wrong.password) => {
    const pauses: number[] = [];
    const credentials = { email: right.email, password, ip, knownBrowser: () => undefined };
    const pause = async (ms: number) => void pauses.push(ms);
    const { outcome } = await checkCredentials(
      server.deps,
      server.deps.passwords,
      credentials,
      pause,
    );
    return { outcome, pauses };
  };

  it('delays each further attempt by up to 8 seconds, and locks nobody out', async () => {
    await at.saveFailures(`account:${right.email}`, 18);
    expect(await check('198.51.100.1')).toEqual({ outcome: 'refused', pauses: [] });
    expect(await check('198.51.100.2')).toEqual({ outcome: 'refused', pauses: [] });
    expect(await check('198.51.100.3')).toEqual({ outcome: 'refused', pauses: [1000] });
    expect(await check('198.51.100.4')).toEqual({ outcome: 'refused', pauses: [2000] });
    await at.saveFailures(`account:${right.email}`, 1000);
    expect(await check('203.0.113.1', right.password)).toEqual({
      outcome: 'matches',
      pauses: [8000],
    });
  });

  it('does not delay a browser that signed in before', async () => {
    const known = await at.returning();
    await at.saveFailures(`account:${right.email}`, 1000);
    expect(await known.send(right)).toMatchObject({ outcome: 'signed_in' });
  });
});
