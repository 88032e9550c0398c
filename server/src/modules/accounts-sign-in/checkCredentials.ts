import type { Deps } from '../../deps.ts';
import { accountByEmail } from '../accounts-people/accounts-people.queries.ts';
import {
  failureCount,
  forgetFailures,
  lockFailureCount,
  saveFailureCount,
} from './accounts-sign-in.queries.ts';
import type { Passwords } from './createPasswords.ts';
import {
  accountRule,
  addressRule,
  afterFailure,
  waitSeconds,
  type FailureCount,
  type LockOutRule,
} from './lockOut.ts';

export type CredentialCheck =
  | { readonly outcome: 'matches'; readonly accountId: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'locked'; readonly waitSeconds: number };

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
}

interface Counter {
  readonly key: string;
  readonly rule: LockOutRule;
}

/**
 * Whether an address and a password belong together. An unknown address costs the same hash check,
 * gets the same answer and is locked out by the same rule as a wrong password. Attempts during a
 * lock-out are not heard and not counted.
 */
export async function checkCredentials(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  passwords: Passwords,
  { email, password, ip }: Credentials,
): Promise<CredentialCheck> {
  const address = email.trim();
  const account: Counter = { key: `account:${address.toLowerCase()}`, rule: accountRule };
  const counters: readonly Counter[] = [account, { key: `ip:${ip}`, rule: addressRule }];

  const waitBefore = longestWait(
    await readCounts(counters, (key) => failureCount(db, key)),
    clock(),
  );
  if (waitBefore > 0) return { outcome: 'locked', waitSeconds: waitBefore };

  const found = await accountByEmail(db, address);
  const isMatch = await passwords.matches(found?.pw_hash, password);

  return db.transaction().execute(async (trx): Promise<CredentialCheck> => {
    const now = clock();
    // Guesses sent all at once are heard one after the other here: once enough of them have failed,
    // not even the right one among the rest tells anything.
    const held = await readCounts(counters, (key) => lockFailureCount(trx, key, now));
    const wait = longestWait(held, now);
    if (wait > 0) return { outcome: 'locked', waitSeconds: wait };
    if (isMatch && found?.status === 'active') {
      await forgetFailures(trx, account.key);
      return { outcome: 'matches', accountId: found.id };
    }
    const failed = held.map(({ count, rule, ...rest }) => ({
      ...rest,
      rule,
      count: afterFailure(count, now, rule),
    }));
    for (const { key, count } of failed) await saveFailureCount(trx, key, count);
    const waitAfter = longestWait(failed, now);
    return waitAfter > 0 ? { outcome: 'locked', waitSeconds: waitAfter } : { outcome: 'refused' };
  });
}

interface Counted extends Counter {
  readonly count: FailureCount | undefined;
}

/** One after the other, always in the same order: attempts that hold rows never wait in a circle. */
async function readCounts(
  counters: readonly Counter[],
  read: (key: string) => Promise<FailureCount | undefined>,
): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  for (const counter of counters) {
    counted.push({ ...counter, count: await read(counter.key) });
  }
  return counted;
}

function longestWait(counted: readonly Counted[], now: Date): number {
  return Math.max(0, ...counted.map(({ count, rule }) => waitSeconds(count, now, rule)));
}
