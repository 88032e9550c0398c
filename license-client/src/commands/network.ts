import { setTimeout as wait } from 'node:timers/promises';
import {
  checkinAnswerSchema,
  checkoutAnswerSchema,
  heartbeatAnswerSchema,
} from '@portal/shared/contracts';
import type { Product } from '@portal/shared/domain';
import * as z from 'zod/mini';
import { callSigned } from '../api.ts';
import { ClientError } from '../ClientError.ts';
import { requireDevice } from '../device.ts';
import { productsOf } from '../options.ts';
import { requireRegistration } from '../registration.ts';
import type { Task } from '../Task.ts';

const leaseSchema = z.object({ lease: z.string() });

/** Takes a license and keeps its lease for the next commands. */
export async function checkout(task: Task): Promise<void> {
  const { context, store, messages } = task;
  const product = oneProduct(task);
  const device = await requireDevice(store);
  const { user } = await requireRegistration(store);
  const body = { license_type: product, device: device.kid, user };
  const answer = await ask(task, 'checkout', body, checkoutAnswerSchema);
  await store.write(leaseName(product), { lease: answer.lease });
  context.print(messages.checkedOut(answer.number, answer.expires_at));
}

/** Keeps the lease alive. */
export async function heartbeat(task: Task): Promise<void> {
  const body = { lease: await leaseOf(task) };
  const answer = await ask(task, 'heartbeat', body, heartbeatAnswerSchema);
  task.context.print(task.messages.extended(answer.expires_at));
}

/** Gives the license back. The lease is forgotten even when it was over already. */
export async function checkin(task: Task): Promise<void> {
  const body = { lease: await leaseOf(task) };
  try {
    await ask(task, 'checkin', body, checkinAnswerSchema);
  } finally {
    await task.store.remove(leaseName(oneProduct(task)));
  }
  task.context.print(task.messages.checkedIn);
}

/** Takes a license, keeps it alive until the person stops or the time is over, gives it back. */
export async function hold(task: Task): Promise<void> {
  const { context, options, messages } = task;
  await checkout(task);
  context.print(messages.holding);
  let left = options.seconds ?? Infinity;
  for (;;) {
    const pause = Math.min(options.everySeconds, left);
    const isStopped = await pauseUntil(context.interrupted, pause * 1000);
    left -= pause;
    if (isStopped || left <= 0) break;
    await heartbeat(task);
  }
  await checkin(task);
}

/** @returns whether the person stopped the program meanwhile. */
async function pauseUntil(interrupted: AbortSignal, ms: number): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal: interrupted });
    return false;
  } catch (error) {
    if (!interrupted.aborted) throw error;
    return true;
  }
}

async function ask<T>(
  { context, store }: Task,
  call: 'checkout' | 'heartbeat' | 'checkin',
  body: object,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const device = await requireDevice(store);
  const { server } = await requireRegistration(store);
  return callSigned(context, server, device, { path: `/api/v1/lm/${call}`, body, schema });
}

async function leaseOf(task: Task): Promise<string> {
  const product = oneProduct(task);
  const stored = await task.store.read(leaseName(product));
  if (stored === undefined) throw new ClientError((texts) => texts.noLease(product));
  return leaseSchema.parse(stored).lease;
}

/** A lease is for one product; two programs hold two. */
function oneProduct({ options }: Task): Product {
  const [product, ...others] = productsOf(options.product);
  if (!product || others.length > 0) {
    throw new ClientError((texts) => texts.badProduct(options.product ?? ''));
  }
  return product;
}

function leaseName(product: Product): string {
  return `lease-${product}`;
}
