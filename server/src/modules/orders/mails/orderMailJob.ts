import type { OrderEventTable } from '../../../db/tables/orders.ts';
import { defineJob } from '../../../jobs/Queue.ts';

/** Writes the mail that tells an order's buyer what happened; each kind once. */
export const orderMailJob = defineJob<{
  readonly order: string;
  readonly kind: OrderEventTable['kind'];
}>('orders.mail', 12);
