import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../limits/networkOf.ts';
import { accountByEmail, type AccountRow } from '../people/people.queries.ts';
import {
  failureCount,
  forgetFailures,
  lockFailureCount,
  saveFailureCount,
} from './sign-in.queries.ts';
import type { Passwords } from './createPasswords.ts';
import {
  addressRule,
  afterFailure,
  attackedAccountRule,
  browserRule,
  delaySeconds,
  waitSeconds,
  type FailureCount,
  type LockOutRule,
} from './lockOut.ts';

export type CredentialCheck =
  | { readonly outcome: 'matches'; readonly account: AccountRow }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'locked'; readonly waitSeconds: number };

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** The id of the browser when it signed in to the account before. */
  readonly knownBrowser: (account: AccountRow) => string | undefined;
}

/** Where failures are counted, and what they lead to. */
interface Counter {
  readonly key: string;
  readonly rule: LockOutRule;
  /** `refuse`: an attempt before its time is not heard. `delay`: it is heard later. */
  readonly act: 'refuse' | 'delay';
  /** Whether a success forgets what was counted here. */
  readonly isOwn: boolean;
}

/**
 * Whether an address and a password belong together. An unknown address costs the same hash check,
 * gets the same answer and is locked out by the same rules as a wrong password. Attempts during a
 * lock-out are not heard and not counted.
 * @param pause lets so many milliseconds pass
 */
export async function checkCredentials(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  passwords: Passwords,
  { email, password, ip, knownBrowser }: Credentials,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<CredentialCheck> {
  const address = email.trim();
  const found = await accountByEmail(db, address);
  const browser = found && knownBrowser(found);
  const counters = browser === undefined ? countersOfStranger(address, ip) : [counterOf(browser)];

  const before = await readCounts(counters, (key) => failureCount(db, key));
  const waitBefore = longestWait(before, clock());
  if (waitBefore > 0) return { outcome: 'locked', waitSeconds: waitBefore };
  const delay = longestDelay(before, clock());
  if (delay > 0) await pause(delay * 1000);

  const isMatch = await passwords.matches(found?.pw_hash, password);

  return db.transaction().execute(async (trx): Promise<CredentialCheck> => {
    const now = clock();
    // Guesses sent all at once are heard one after the other here: once enough of them have failed,
    // not even the right one among the rest tells anything.
    const held = await readCounts(counters, (key) => lockFailureCount(trx, key, now));
    const waitNow = longestWait(held, now);
    if (waitNow > 0) return { outcome: 'locked', waitSeconds: waitNow };
    if (isMatch && found?.status === 'active') {
      for (const { key, isOwn } of counters) if (isOwn) await forgetFailures(trx, key);
      return { outcome: 'matches', account: found };
    }
    const failed = held.map(({ count, ...counter }) => ({
      ...counter,
      count: afterFailure(count, now, counter.rule),
    }));
    for (const { key, count } of failed) await saveFailureCount(trx, key, count);
    const waitAfter = longestWait(failed, now);
    return waitAfter > 0 ? { outcome: 'locked', waitSeconds: waitAfter } : { outcome: 'refused' };
  });
}

/** The counter of failed sign-ins of a known browser, which waits for its own failures only. */
function counterOf(browser: string): Counter {
  return { key: `browser:${browser}`, rule: browserRule, act: 'refuse', isOwn: true };
}

/** Forgets what an account's person has failed from a network, once they proved who they are. */
export async function forgetOwnFailures(
  trx: Kysely<Database>,
  { email, ip }: Pick<Credentials, 'email' | 'ip'>,
): Promise<void> {
  for (const { key, isOwn } of countersOfStranger(email, ip)) {
    if (isOwn) await forgetFailures(trx, key);
  }
}

/**
 * The counters of failed sign-ins of an unknown browser, which waits for its network's failures
 * too. Those of all networks with one account make nobody wait who has not failed: who does not
 * know the password could shut its owner out by them.
 */
function countersOfStranger(email: string, ip: string): readonly Counter[] {
  const account = `account:${email.toLowerCase()}`;
  const network = `ip:${networkOf(ip)}`;
  return [
    { key: `${account} ${network}`, rule: browserRule, act: 'refuse', isOwn: true },
    { key: network, rule: addressRule, act: 'refuse', isOwn: false },
    { key: account, rule: attackedAccountRule, act: 'delay', isOwn: false },
  ];
}

interface Counted extends Counter {
  readonly count: FailureCount | undefined;
}

/**
 * Reads the counters one after the other, always in the same order, so that attempts which lock
 * rows never deadlock.
 */
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
  const refusing = counted.filter(({ act }) => act === 'refuse');
  return Math.max(0, ...refusing.map(({ count, rule }) => waitSeconds(count, now, rule)));
}

function longestDelay(counted: readonly Counted[], now: Date): number {
  const delaying = counted.filter(({ act }) => act === 'delay');
  return Math.max(0, ...delaying.map(({ count, rule }) => delaySeconds(count, now, rule)));
}
