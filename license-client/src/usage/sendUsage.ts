import {
  usageBatchAnswerSchema,
  usageBatchEvents,
  usageEventDays,
  type UsageBatchAnswer,
  type UsageEvent,
} from '@portal/shared/contracts';
import { ClientError } from '../ClientError.ts';
import { requireDevice } from '../device.ts';
import { fileErrorCode } from '../fileErrorCode.ts';
import { callSigned } from '../portal/api.ts';
import { fetchKeys } from '../registration.ts';
import type { Task } from '../Task.ts';
import type { UsageBatch } from './UsageRecord.ts';

const dayMs = 86_400_000;

/** What came of sending. */
interface Sent {
  /** How many events the portal has now, those included that it knew. */
  readonly taken: number;
  /** Why the rest was not sent; `null` when all was. */
  readonly failure: ClientError | null;
}

/**
 * Sends what is recorded, oldest first. Events stay recorded until the portal has answered for them,
 * so that a repeated call or a program that ends in between loses nothing; the portal knows each by
 * its id. What can never be sent is dropped or put aside, and said.
 */
export async function sendUsage(task: Task, server: string): Promise<Sent> {
  let taken = 0;
  try {
    // An answer to anything tells the time, which events of a machine that was never online lack.
    if (!task.clock.isMeasured) await fetchKeys(task, server);
    for await (const batch of task.usage.batches()) {
      let left = await takeOut(task, batch);
      while (left.length > 0) {
        const events = left.slice(0, usageBatchEvents);
        taken += await sendEvents(task, server, events);
        left = left.slice(events.length);
        await keep(batch, left);
      }
    }
    return { taken, failure: null };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return { taken, failure: error };
  }
}

/** Takes out of a batch what can never be sent. @returns what can. */
async function takeOut(
  { clock, usage, warn }: Task,
  batch: UsageBatch,
): Promise<readonly UsageEvent[]> {
  const { events, damaged } = batch;
  const oldest = clock.now().getTime() - usageEventDays * dayMs;
  const left = events.filter(({ at, offset_ms }) => Date.parse(at) + offset_ms >= oldest);
  const old = events.length - left.length;
  if (old > 0) warn((messages) => messages.usageTooOld(old));
  if (damaged.length > 0) {
    warn((messages) => messages.usageDamaged(damaged.length, usage.damagedFile));
  }
  if (left.length < events.length + damaged.length || left.length === 0) await keep(batch, left);
  return left;
}

/** @returns how many the portal has taken. @throws ClientError */
async function sendEvents(
  task: Task,
  server: string,
  events: readonly UsageEvent[],
): Promise<number> {
  const device = await requireDevice(task.store);
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  const { rejected } = await callSigned(task, server, device, {
    path: '/api/v1/usage/events',
    body: { lines },
    schema: usageBatchAnswerSchema,
  });
  if (rejected.length > 0) task.warn((messages) => sentenceOf(messages, rejected));
  return events.length - rejected.length;
}

function sentenceOf(messages: Task['messages'], rejected: UsageBatchAnswer['rejected']): string {
  const reasons = [...new Set(rejected.map(({ code }) => messages.rejection[code]))];
  return messages.usageRejected(rejected.length, reasons);
}

/** On a full disk a batch stays as it was: what is sent again counts once. */
async function keep(batch: UsageBatch, left: readonly UsageEvent[]): Promise<void> {
  try {
    await batch.keep(left);
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
  }
}
