import type { Deps } from '../Deps.ts';
import { TooManyError } from '../errors.ts';
import { callCount, type CallCount, countCall } from './limits.queries.ts';

/** A rate limit: calls per caller in a time window. */
export interface Limit {
  /** Identifies its counts: letters and hyphens, the same in every process. */
  readonly name: string;
  readonly max: number;
  /** Length of the window, which starts with its first call. */
  readonly seconds: number;
}

type LimitDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts a call against a limit across all processes. Do not use it in a transaction, whose
 * rollback would undo the count.
 * @param caller such as a person's id or `networkOf` an address
 * @throws TooManyError when the limit is used up
 */
export async function takeCall(
  { db, clock }: LimitDeps,
  limit: Limit,
  caller: string,
): Promise<void> {
  const now = clock();
  const { max, seconds } = limit;
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const count = await countCall(db, { key: keyOf(limit, caller), max, now, endsAt });
  refuseMore(count, max, now);
}

/**
 * Checks a limit without counting: for limits on failures, which `takeCall` counts afterwards.
 * @throws TooManyError when the limit is used up
 */
export async function requireCallLeft(
  { db, clock }: LimitDeps,
  limit: Limit,
  caller: string,
): Promise<void> {
  const now = clock();
  const count = await callCount(db, keyOf(limit, caller), now);
  if (count) refuseMore({ ...count, calls: count.calls + 1 }, limit.max, now);
}

function keyOf({ name }: Limit, caller: string): string {
  return `${name}:${caller}`;
}

function refuseMore({ calls, endsAt }: CallCount, max: number, now: Date): void {
  if (calls <= max) return;
  throw new TooManyError(Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
