import { instant } from '@portal/shared/contracts';
import type { Product } from '@portal/shared/domain';
import * as z from 'zod/mini';
import { ClientError } from '../ClientError.ts';
import type { Task } from '../Task.ts';

const schema = z.object({
  lease: z.string(),
  /** Number of the license. */
  number: z.string(),
  /** By the server's clock, like all times of a lease. */
  expires_at: instant,
  /** Use is recorded up to this time. */
  recorded_until: instant,
});
export type Lease = z.infer<typeof schema>;

/** @throws ClientError when no license of the product is held. */
export async function requireLease({ store }: Task, product: Product): Promise<Lease> {
  const stored = schema.safeParse(await store.read(nameOf(product)));
  if (!stored.success) throw new ClientError((texts) => texts.noLease(product));
  return stored.data;
}

/** Stores a lease for the next command. A write error is only reported. */
export async function keepLease(task: Task, product: Product, lease: Lease): Promise<void> {
  try {
    await task.store.write(nameOf(product), lease);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    task.warn(error.sentence);
  }
}

export async function forgetLease({ store }: Task, product: Product): Promise<void> {
  await store.remove(nameOf(product));
}

function nameOf(product: Product): string {
  return `lease-${product}`;
}
