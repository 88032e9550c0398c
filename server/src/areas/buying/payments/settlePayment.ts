import { collectorOf, mayAct, orderStateOf } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { actOnOrder } from '../orders/actOnOrder.ts';
import type { OrderRecord } from '../orders/orders.queries.ts';
import type { GatewayState } from '../../../platform/cards/PaymentGateway.ts';
import {
  lockPayment,
  setPaymentMethod,
  setPaymentState,
  type PaymentRecord,
} from './payments.queries.ts';

/**
 * Records the gateway's state of a payment and updates the order, in one transaction. States may
 * come repeatedly, late, and in any order; each is recorded once. Money taken for a finished order
 * is refunded; a wrong amount pays nothing and waits for the operator.
 */
export async function settlePayment(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  id: string,
  said: GatewayState,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { order, payment } = await lockPayment(trx, id);
    const at = deps.clock();
    const isWrong = payment.state === 'mismatch';
    const isOpen = payment.state === 'processing' || payment.state === 'challenge' || isWrong;
    const details = { payment: id };
    const state = orderStateOf(order);
    const fail = async (reason: string) => {
      // An order that waits for a transfer keeps waiting after a failed card payment.
      if (collectorOf(order) !== 'gateway' || !mayAct('fail', 'gateway', state)) return;
      const act = { act: 'fail', by: 'gateway', details: { ...details, reason } } as const;
      await actOnOrder(deps, trx, order, act);
    };
    switch (said.state) {
      case 'captured':
        // An abandoned payment counts too: the gateway decides about money.
        if (!isOpen && payment.state !== 'failed') return;
        if (!mayAct('pay', 'gateway', state)) {
          await setPaymentState(trx, id, 'refund_due', { at });
          return;
        }
        if (said.amount !== order.total || said.currency !== order.currency) {
          await noteMismatch(trx, { order, payment }, said, at);
          return;
        }
        await setPaymentState(trx, id, 'paid', { at });
        await actOnOrder(deps, trx, order, { act: 'pay', by: 'gateway', details });
        await setPaymentMethod(trx, order.id, payment.method);
        return;
      case 'declined':
      case 'voided': {
        if (!isOpen) return;
        const reason = said.state === 'declined' ? said.reason : 'not_finished';
        await setPaymentState(trx, id, 'failed', { at, reason });
        await fail(reason);
        return;
      }
      case 'challenge':
        if (isOpen && !isWrong) await setPaymentState(trx, id, 'challenge', { at });
        return;
      case 'refunded':
        if (payment.state !== 'refund_due' && !isOpen) return;
        await setPaymentState(trx, id, 'refunded', { at });
        await fail('refunded');
        return;
      case 'unknown':
        return;
    }
  });
}

/** Records once that the amount of a payment differs from the order's; issues nothing. */
async function noteMismatch(
  trx: Kysely<Database>,
  { order, payment }: { readonly order: OrderRecord; readonly payment: PaymentRecord },
  { amount, currency }: { readonly amount: number; readonly currency: string },
  at: Date,
): Promise<void> {
  const reason = `${amount} ${currency}`;
  if (payment.state === 'mismatch' && payment.reason === reason) return;
  await setPaymentState(trx, payment.id, 'mismatch', { at, reason });
  await recordAudit(trx, {
    at,
    actor: 'system',
    teamId: order.team_id,
    action: 'payment.mismatch',
    object: order.number,
    details: {
      payment: payment.id,
      wanted: { amount: order.total, currency: order.currency },
      taken: { amount, currency },
    },
  });
}
