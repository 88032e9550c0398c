import { customerOf } from '../../../platform/cards/PaymentGateway.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';

/** Deletes a former customer's cards. Retried for two days while the gateway is down. */
export const removeCardsJob = defineJob<{ readonly user_id: string }>('accounts.remove-cards', 20);

/** Deletes all cards of a person at the gateway. */
export const removeCardsWorker: Workers = ({ gateway, queue }) => {
  queue.work(removeCardsJob, async ({ user_id }) => {
    if (!gateway) return;
    const customer = customerOf(user_id);
    for (const { id } of await gateway.cards(customer)) await gateway.removeCard(customer, id);
  });
};
