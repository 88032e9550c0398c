import type { OrderEventTable } from '../../../../platform/db/tables/orders.ts';
import { defineJob } from '../../../../platform/jobs/Queue.ts';

/** The job that writes the mail about an event to an order's buyer, once per kind. */
export const orderMailJob = defineJob<{
  readonly order: string;
  readonly kind: OrderEventTable['kind'];
}>('orders.mail', 12);
