import {
  checkinAnswerSchema,
  checkoutAnswerSchema,
  heartbeatAnswerSchema,
} from '@portal/shared/contracts';
import type { Product } from '@portal/shared/domain';
import type * as z from 'zod/mini';
import { ClientError } from '../ClientError.ts';
import { requireDevice } from '../device.ts';
import { parseProducts } from '../options.ts';
import { callSigned, CallError } from '../callSigned.ts';
import { requireRegistration } from '../registration.ts';
import type { Task } from '../Task.ts';
import { recordHolder, recordRefused, recordUse } from '../usage/recordUsage.ts';
import { sendLastUsage, sendOwnUsage } from '../usage/sendOwnUsage.ts';
import { forgetLease, keepLease, requireLease, type Lease } from './Lease.ts';
import { repeatUntilStopped } from './repeatUntilStopped.ts';

/** Checks out a license and stores its lease for the next commands. */
export async function checkout(task: Task): Promise<void> {
  await runAndSend(task, () => take(task));
}

/** Extends the lease. */
export async function heartbeat(task: Task): Promise<void> {
  await runAndSend(task, async () => {
    const { failure } = await extend(task, await requireLease(task, oneProduct(task)));
    if (failure) throw failure;
  });
}

/** Returns the license. Deletes the lease even if it has already expired. */
export async function checkin(task: Task): Promise<void> {
  await runAndSend(task, async () => {
    await giveBack(task, await requireLease(task, oneProduct(task)));
  });
}

/**
 * Checks out a license, extends it until the program is stopped or the time is up, and returns it.
 * An unreachable server ends the command only when the lease expires.
 */
export async function hold(task: Task): Promise<void> {
  await runAndSend(task, async () => {
    let lease = await take(task);
    task.context.print(task.messages.holding);
    await sendOwnUsage(task);
    await repeatUntilStopped(task, async () => {
      const beat = await extend(task, lease);
      lease = beat.lease;
      if (beat.failure) {
        if (!isLeaseValid(task, beat)) throw beat.failure;
        task.warn(beat.failure.sentence);
      }
      await sendOwnUsage(task);
    });
    await giveBack(task, lease);
  });
}

/** Runs a step, then sends the recorded usage, even if the step fails. */
async function runAndSend(task: Task, step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } finally {
    await sendLastUsage(task);
  }
}

async function take(task: Task): Promise<Lease> {
  const { context, store, clock, messages } = task;
  const product = oneProduct(task);
  const device = await requireDevice(store);
  const { user } = await requireRegistration(store);
  const body = { license_type: product, device: device.kid, user };
  try {
    const { lease, number, expires_at } = await ask(task, 'checkout', body, checkoutAnswerSchema);
    const taken = { lease, number, expires_at, recorded_until: clock.now().toISOString() };
    await recordHolder(task, 'granted', { user, product, license: number });
    await keepLease(task, product, taken);
    context.print(messages.checkedOut(number, expires_at));
    return taken;
  } catch (error) {
    if (error instanceof CallError && error.code === 'none_free') {
      await recordRefused(task, { user, product });
    }
    throw error;
  }
}

/** The result of a heartbeat: the lease with its recorded use, and why it was not extended. */
interface Beat {
  readonly lease: Lease;
  readonly failure: CallError | null;
}

async function extend(task: Task, lease: Lease): Promise<Beat> {
  const { context, messages } = task;
  try {
    const body = { lease: lease.lease };
    const { expires_at } = await ask(task, 'heartbeat', body, heartbeatAnswerSchema);
    const extended = { ...(await recordLease(task, lease)), expires_at };
    await keepLease(task, oneProduct(task), extended);
    context.print(messages.extended(expires_at));
    return { lease: extended, failure: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const used = await recordLease(task, lease);
    await keepLease(task, oneProduct(task), used);
    return { lease: used, failure: error };
  }
}

async function giveBack(task: Task, lease: Lease): Promise<void> {
  const { context, store, messages } = task;
  const product = oneProduct(task);
  try {
    await ask(task, 'checkin', { lease: lease.lease }, checkinAnswerSchema);
  } finally {
    await recordLease(task, lease);
    await forgetLease(task, product);
  }
  const { user } = await requireRegistration(store);
  await recordHolder(task, 'returned', { user, product, license: lease.number });
  context.print(messages.checkedIn);
}

/** Whether the lease is still valid while the server is unreachable. */
function isLeaseValid({ clock }: Task, { lease, failure }: Beat): boolean {
  return failure?.code === 'unreachable' && clock.now() < new Date(lease.expires_at);
}

/**
 * Records the use of a lease up to now, but not beyond its end, because a sleeping machine holds no
 * license. Runs after a call, which measures the server's clock.
 */
async function recordLease(task: Task, lease: Lease): Promise<Lease> {
  const { user } = await requireRegistration(task.store);
  const until = new Date(Math.min(task.clock.now().getTime(), Date.parse(lease.expires_at)));
  const holder = { user, product: oneProduct(task), license: lease.number };
  const from = new Date(lease.recorded_until);
  const recorded = await recordUse(task, holder, { from, until });
  return { ...lease, recorded_until: recorded.toISOString() };
}

async function ask<T>(
  task: Task,
  call: 'checkout' | 'heartbeat' | 'checkin',
  body: object,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const device = await requireDevice(task.store);
  const { server } = await requireRegistration(task.store);
  return callSigned(task, server, device, { path: `/api/v1/lm/${call}`, body, schema });
}

/** A lease is for one product; run two programs to hold two. */
function oneProduct({ options }: Task): Product {
  const [product, ...others] = parseProducts(options.product);
  if (!product || others.length > 0) {
    throw new ClientError((texts) => texts.badProduct(options.product ?? ''));
  }
  return product;
}
