import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import {
  addressRule,
  afterFailure,
  delaySeconds,
  waitSeconds,
  type FailureCount,
  type LockOutRule,
} from './lockOut.ts';
import {
  failureCounts,
  forgetFailures,
  lockFailureCounts,
  saveFailureCounts,
  type FailureCounts,
} from './lockOut.queries.ts';

/** Waits for the given time in milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

/** Where failures are counted, and what they lead to. */
export interface Counter {
  readonly key: string;
  readonly rule: LockOutRule;
  /** `refuse`: an attempt before its time is not checked. `delay`: it is checked later. */
  readonly act: 'refuse' | 'delay';
  /** Whether a success resets the count. */
  readonly isOwn: boolean;
}

/** The counter of everything that fails from a network, which a success does not reset. */
export function networkCounter(ip: string): Counter {
  return { key: `ip:${networkOf(ip)}`, rule: addressRule, act: 'refuse', isOwn: false };
}

/** The outcome of an attempt to prove something. */
export type AttemptOutcome<Value> =
  | { readonly outcome: 'matches'; readonly value: Value }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'locked'; readonly waitSeconds: number };

interface Attempt<Checked, Value> {
  /** The slow part, such as a hash; runs before any row is locked. */
  readonly check: () => Promise<Checked>;
  /** Takes what was checked, in the transaction that counts; `undefined`: it was wrong. */
  readonly take: (trx: Transaction<Database>, checked: Checked) => Promise<Value | undefined>;
}

/**
 * Makes an attempt to prove something whose failures are counted. Attempts during a lock-out are
 * neither checked nor counted.
 */
export async function countedAttempt<Checked, Value>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  counters: readonly Counter[],
  { check, take }: Attempt<Checked, Value>,
  pause: Pause = wait,
): Promise<AttemptOutcome<Value>> {
  // Always in the same order, so that attempts which lock rows never deadlock.
  const keys = counters.map(({ key }) => key);
  const before = withCounts(counters, await failureCounts(db, keys));
  const waitBefore = longestWait(before, clock());
  if (waitBefore > 0) return { outcome: 'locked', waitSeconds: waitBefore };
  const delay = longestDelay(before, clock());
  if (delay > 0) await pause(delay * 1000);

  const checked = await check();

  return db.transaction().execute(async (trx): Promise<AttemptOutcome<Value>> => {
    const now = clock();
    // Guesses sent all at once are handled one after the other here: once enough of them have
    // failed, even the right one is refused.
    const held = withCounts(counters, await lockFailureCounts(trx, keys, now));
    const waitNow = longestWait(held, now);
    if (waitNow > 0) return { outcome: 'locked', waitSeconds: waitNow };
    const value = await take(trx, checked);
    if (value !== undefined) {
      for (const { key, isOwn } of counters) if (isOwn) await forgetFailures(trx, key);
      return { outcome: 'matches', value };
    }
    const failed = held.map(({ count, ...counter }) => ({
      ...counter,
      count: afterFailure(count, now, counter.rule),
    }));
    await saveFailureCounts(trx, new Map(failed.map(({ key, count }) => [key, count])));
    const waitAfter = longestWait(failed, now);
    return waitAfter > 0 ? { outcome: 'locked', waitSeconds: waitAfter } : { outcome: 'refused' };
  });
}

interface Counted extends Counter {
  readonly count: FailureCount | undefined;
}

function withCounts(counters: readonly Counter[], counts: FailureCounts): readonly Counted[] {
  return counters.map((counter) => ({ ...counter, count: counts.get(counter.key) }));
}

function longestWait(counted: readonly Counted[], now: Date): number {
  const refusing = counted.filter(({ act }) => act === 'refuse');
  return Math.max(0, ...refusing.map(({ count, rule }) => waitSeconds(count, now, rule)));
}

function longestDelay(counted: readonly Counted[], now: Date): number {
  const delaying = counted.filter(({ act }) => act === 'delay');
  return Math.max(0, ...delaying.map(({ count, rule }) => delaySeconds(count, now, rule)));
}
