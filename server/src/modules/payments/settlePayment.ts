import { mayAct, orderStateOf } from '@portal/shared/domain';
import type { Deps } from '../../deps.ts';
import { actOnOrder } from '../orders/actOnOrder.ts';
import type { GatewayState } from './PaymentGateway.ts';
import { lockPayment, setPaymentState } from './payments.queries.ts';

/**
 * Records what the gateway says of a payment, and lets the order follow, in one transaction. It may
 * say so any number of times, late, and in any order: each is recorded once, and money that was taken
 * for an order that is over is given back.
 */
export async function settlePayment(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  id: string,
  said: GatewayState,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { order, payment } = await lockPayment(trx, id);
    const at = deps.clock();
    const isOpen = payment.state === 'processing' || payment.state === 'challenge';
    const details = { payment: id };
    const state = orderStateOf(order);
    switch (said.state) {
      case 'captured':
        // Also one that was given up: the gateway has the last word about money.
        if (!isOpen && payment.state !== 'failed') return;
        if (!mayAct('pay', 'gateway', state)) {
          await setPaymentState(trx, id, 'refund_due', { at });
          return;
        }
        await setPaymentState(trx, id, 'paid', { at });
        await actOnOrder(deps, trx, order, { act: 'pay', by: 'gateway', details });
        return;
      case 'declined':
      case 'voided': {
        if (!isOpen) return;
        const reason = said.state === 'declined' ? said.reason : 'not_finished';
        await setPaymentState(trx, id, 'failed', { at, reason });
        if (!mayAct('fail', 'gateway', state)) return;
        const act = { act: 'fail', by: 'gateway', details: { ...details, reason } } as const;
        await actOnOrder(deps, trx, order, act);
        return;
      }
      case 'challenge':
        if (isOpen) await setPaymentState(trx, id, 'challenge', { at });
        return;
      case 'refunded':
        if (payment.state === 'refund_due') await setPaymentState(trx, id, 'refunded', { at });
        return;
      case 'unknown':
        return;
    }
  });
}
