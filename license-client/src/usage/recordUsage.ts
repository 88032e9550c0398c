import { randomBytes } from 'node:crypto';
import { usageStretchSeconds, type UsageEvent } from '@portal/shared/contracts';
import { uuidOfTime, type Product } from '@portal/shared/domain';
import type { Task } from '../Task.ts';

/** A person who requests a license. */
export interface Requester {
  readonly user: string;
  readonly product: Product;
}

/** A person who holds a license. */
export interface Holder extends Requester {
  /** Number of the license. */
  readonly license: string;
}

type Recorder = Pick<Task, 'clock' | 'store' | 'usage' | 'warn'>;

/** Records a request when no license was free. */
export async function recordRefused(task: Recorder, requester: Requester): Promise<void> {
  await record(task, [{ kind: 'refused', ...stampOf(task, task.clock.now()), ...requester }]);
}

/** Records that a person got or returned a license. */
export async function recordHolder(
  task: Recorder,
  kind: 'granted' | 'returned',
  holder: Holder,
): Promise<void> {
  await record(task, [{ kind, ...stampOf(task, task.clock.now()), ...holder }]);
}

/**
 * Records that a license was held between two instants of the server's clock, in whole seconds and
 * in periods that the portal accepts.
 * @returns the end of the recorded use: the start of the next period.
 */
export async function recordUse(
  task: Recorder,
  holder: Holder,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Date> {
  const events: UsageEvent[] = [];
  let recordedMs = from.getTime();
  let left = Math.floor((until.getTime() - recordedMs) / 1000);
  while (left > 0) {
    const seconds = Math.min(left, usageStretchSeconds);
    recordedMs += seconds * 1000;
    left -= seconds;
    events.push({ kind: 'use', ...stampOf(task, new Date(recordedMs)), ...holder, seconds });
  }
  if (events.length > 0) await record(task, events);
  return new Date(recordedMs);
}

/** @param time by the server's clock. */
function stampOf({ clock }: Recorder, time: Date): Pick<UsageEvent, 'id' | 'at' | 'offset_ms'> {
  const offset = clock.offsetMs;
  return {
    id: uuidOfTime(time, randomBytes(16)),
    at: new Date(time.getTime() - offset).toISOString(),
    offset_ms: offset,
  };
}

/** A write error is only reported. */
async function record({ store, warn, usage }: Recorder, events: readonly UsageEvent[]) {
  const code = await usage.add(events);
  if (code !== undefined) warn((messages) => messages.notWritten(store.folder, code));
}
