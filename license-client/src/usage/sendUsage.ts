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
import { callSigned } from '../callSigned.ts';
import { fetchKeys } from '../registration.ts';
import type { Task } from '../Task.ts';
import type { UsageBatch } from './UsageRecord.ts';

const dayMs = 86_400_000;

interface Sent {
  /** Number of events that the portal has now, including those it already had. */
  readonly taken: number;
  /** Why the rest was not sent; `null` when everything was. */
  readonly failure: ClientError | null;
}

/**
 * Sends the record, oldest first. Events stay recorded until the portal has confirmed them, so a
 * repeated call or an interrupted program loses nothing; the portal deduplicates by id. Events that
 * can never be sent are dropped or moved aside, and reported.
 */
export async function sendUsage(task: Task, server: string): Promise<Sent> {
  let taken = 0;
  try {
    // Any response measures the clock, which events of a never connected machine lack.
    if (!task.clock.isMeasured) await fetchKeys(task, server);
    for await (const batch of task.usage.batches()) {
      let left = await dropUnsendable(task, batch);
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

/** Removes events from a batch that can never be sent. @returns the rest. */
async function dropUnsendable(
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

/** @returns the number of events that the portal accepted. @throws ClientError */
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

/** On a full disk the batch stays unchanged; events sent again count once. */
async function keep(batch: UsageBatch, left: readonly UsageEvent[]): Promise<void> {
  try {
    await batch.keep(left);
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
  }
}
