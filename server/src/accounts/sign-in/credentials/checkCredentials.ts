import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountByEmail, type AccountRow } from '../../directory/people.queries.ts';
import {
  countedAttempt,
  networkCounter,
  type Counter,
  type Pause,
} from '../../security/lock-out/countedAttempt.ts';
import type { Passwords } from './createPasswords.ts';
import { attackedAccountRule, browserRule } from '../../security/lock-out/lockOut.ts';
import { forgetFailures } from '../../security/lock-out/lockOut.queries.ts';

export type CredentialCheck =
  | { readonly outcome: 'matches'; readonly account: AccountRow }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'locked'; readonly waitSeconds: number };

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** The account's password is not accepted; the check costs the same and is answered alike. */
  readonly isBound?: boolean;
  /** The id of the browser when it signed in to the account before. */
  readonly knownBrowser: (account: AccountRow) => string | undefined;
}

/**
 * Whether an address and a password belong together. An unknown address costs the same hash check,
 * gets the same answer and is locked out by the same rules as a wrong password. Attempts during a
 * lock-out are neither checked nor counted.
 * @param pause waits for the given time in milliseconds
 */
export async function checkCredentials(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  passwords: Passwords,
  { email, password, ip, isBound = false, knownBrowser }: Credentials,
  pause?: Pause,
): Promise<CredentialCheck> {
  const address = email.trim();
  const found = await accountByEmail(db, address);
  const browser = found && knownBrowser(found);
  const counters = browser === undefined ? countersOfStranger(address, ip) : [counterOf(browser)];
  const check = await countedAttempt(
    { db, clock },
    counters,
    {
      check: () => passwords.matches(found?.pw_hash, password),
      take: (_trx, isMatch) =>
        Promise.resolve(isMatch && !isBound && found && maySignIn(found) ? found : undefined),
    },
    pause,
  );
  return check.outcome === 'matches' ? { outcome: 'matches', account: check.value } : check;
}

/** The counter of failed sign-ins of a known browser, which waits for its own failures only. */
function counterOf(browser: string): Counter {
  return { key: `browser:${browser}`, rule: browserRule, act: 'refuse', isOwn: true };
}

/** Resets an account's failures from a network, once its person has proved who they are. */
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
 * too. The count of an account over all networks only delays attempts: otherwise an attacker without
 * the password could lock its owner out.
 */
function countersOfStranger(email: string, ip: string): readonly Counter[] {
  const account = `account:${email.toLowerCase()}`;
  const network = networkCounter(ip);
  return [
    { key: `${account} ${network.key}`, rule: browserRule, act: 'refuse', isOwn: true },
    network,
    { key: account, rule: attackedAccountRule, act: 'delay', isOwn: false },
  ];
}
