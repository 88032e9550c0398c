import type { Deps } from '../Deps.ts';
import { TooManyError } from '../errors.ts';
import type { Limit } from './Limit.ts';
import { callCount, countCall, type CallCount } from './limits.queries.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts one call of a caller against a limit; the count holds for all processes. Not for use
 * inside a transaction, which would take the count back with itself.
 * @param caller whom the limit is for, such as a person's id or `networkOf` an address
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
 * Looks whether one more call would be taken, and counts nothing: for limits that only failures use
 * up, which are counted by `takeCall` afterwards.
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
