import { expect } from '@jest/globals';
import { saveFailureCounts } from '../accounts/security/lock-out/lockOut.queries.ts';
import { AccountsBrowser } from './browsers/AccountsBrowser.ts';
import { SignInVisit } from './browsers/SignInVisit.ts';
import { aNewPerson, anAccountsTeam, testPassword } from './builders/accountPeople.ts';
import { createTestServer } from './createTestServer.ts';

const email = 'hanako@kiban.example';

/** The correct and a wrong password of the attacked account. */
export const right = { email, password: testPassword };
export const wrong = { email, password: 'not the password' };

/** A server with an account whose password is being guessed, and one in another team. */
export async function openGuessedAccount() {
  // Test browsers set their network address in X-Forwarded-For.
  const server = await createTestServer({ TRUST_PROXY: '1' });
  await anAccountsTeam(server.deps);
  await anAccountsTeam(server.deps, {
    name: 'Second',
    people: [await aNewPerson({ email: 'taro@second.example', firstName: 'Taro' })],
  });

  /** Opens the sign-in page in a new browser at a network address. */
  const visit = (ip = '203.0.113.1', app = server.accounts): Promise<SignInVisit> => {
    const browser = new AccountsBrowser(app, { 'x-forwarded-for': ip });
    return SignInVisit.open(server, '/user', browser);
  };

  return {
    server,
    visit,
    /** Opens the sign-in page in a known browser. */
    returning: async (ip?: string): Promise<SignInVisit> => {
      const first = await visit(ip);
      await first.send(right);
      return SignInVisit.open(server, '/user?ended=1', first.browser);
    },
    /** Sends wrong passwords; all but the last are refused. @returns the last response */
    fail: async ({ send }: SignInVisit, times: number) => {
      for (let time = 1; time < times; time += 1)
        expect(await send(wrong)).toEqual({ outcome: 'refused' });
      return send(wrong);
    },
    /** Stores failures under a key, the last one just now. */
    saveFailures: (key: string, failures: number) =>
      saveFailureCounts(
        server.deps.db,
        new Map([[key, { failures, lastFailureAt: server.deps.clock() }]]),
      ),
    forgetAllFailures: () => server.deps.db.deleteFrom('accounts.lock_out').execute(),
  };
}
