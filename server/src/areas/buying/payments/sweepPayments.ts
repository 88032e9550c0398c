import { mayAct, orderStateOf } from '@portal/shared/domain';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import {
  GatewayAwayError,
  type GatewayState,
  type PaymentGateway,
} from '../../../platform/cards/PaymentGateway.ts';
import { openPayments, touchPayment, type OpenPayment } from './payments.queries.ts';
import { settlePayment } from './settlePayment.ts';

const sweepJob = defineJob<object>('payments.sweep', 2);
/** Age in milliseconds from which an open payment is checked; its original call is over by then. */
const undisturbedMs = 45_000;

/**
 * Settles stuck payments: the process was killed, the gateway did not answer, the cardholder went
 * away, or the order was cancelled. Works from the database and the gateway alone, so it may run at
 * any time and repeatedly.
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
      // One failing payment does not block the others.
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
  // The gateway may have corrected the amount, or refunded it at the operator's request.
  if (state === 'mismatch') return isWanted ? gateway.find(id) : gateway.refund(id);
  const isOver = expires_at !== null && expires_at <= now;
  return isWanted && !isOver ? gateway.find(id) : gateway.void(id);
}

/** Registers the worker that checks open payments every minute. */
export const paymentWorkers: Workers = (deps) => {
  deps.queue.schedule(sweepJob, '* * * * *', () => sweepPayments(deps));
};
