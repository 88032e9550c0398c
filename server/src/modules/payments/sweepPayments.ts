import { mayAct, orderStateOf } from '@portal/shared/domain';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/Queue.ts';
import type { Workers } from '../../jobs/Workers.ts';
import { GatewayAwayError, type GatewayState, type PaymentGateway } from './PaymentGateway.ts';
import { openPayments, touchPayment, type OpenPayment } from './payments.queries.ts';
import { settlePayment } from './settlePayment.ts';

const sweepJob = defineJob<object>('payments.sweep', 2);
/** Whoever begins a payment hears of it sooner than this, or never. */
const undisturbedMs = 45_000;

/**
 * Brings payments to their end that nobody else does: the process was killed, the gateway did not
 * answer, the card's holder went away, the order was cancelled meanwhile. It works from what the
 * database says and asks the gateway, so that it may run at any time and any number of times.
 */
export async function sweepPayments(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'gateway'>,
): Promise<void> {
  const { db, clock, log, gateway } = deps;
  if (!gateway) return;
  for (const payment of await openPayments(db, new Date(clock().getTime() - undisturbedMs))) {
    try {
      await settlePayment(deps, payment.id, await ask(gateway, payment, clock()));
    } catch (error) {
      // One that is at fault keeps none of the others waiting.
      const level = error instanceof GatewayAwayError ? 'warn' : 'error';
      log[level]({ err: error, payment: payment.id }, 'payment not settled');
    }
    await touchPayment(db, payment.id, clock());
  }
}

async function ask(
  gateway: PaymentGateway,
  payment: OpenPayment,
  now: Date,
): Promise<GatewayState> {
  const { id, state, expires_at } = payment;
  if (state === 'refund_due') return gateway.refund(id);
  const isWanted = mayAct('pay', 'gateway', orderStateOf(payment));
  // The gateway may have put it right, or given the money back, at the operator's word.
  if (state === 'mismatch') return isWanted ? gateway.find(id) : gateway.refund(id);
  const isOver = expires_at !== null && expires_at <= now;
  return isWanted && !isOver ? gateway.find(id) : gateway.void(id);
}

/** Registers the worker that looks after open payments every minute. */
export const paymentWorkers: Workers = (deps) => {
  deps.queue.schedule(sweepJob, '* * * * *', () => sweepPayments(deps));
};
