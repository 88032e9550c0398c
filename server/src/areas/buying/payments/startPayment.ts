import type { Deps } from '../../../platform/Deps.ts';
import {
  GatewayAwayError,
  type GatewayState,
  type PaymentRequest,
} from '../../../platform/cards/PaymentGateway.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Asks the gateway to charge an order and records its answer. Idempotent.
 *
 * @returns the state of the payment; undefined if the gateway did not answer: the payment stays
 * open, and the sweep asks again
 */
export async function startPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'gateway'>,
  request: PaymentRequest,
): Promise<GatewayState | undefined> {
  try {
    const said = await deps.gateway?.pay(request);
    if (said) await settlePayment(deps, request.payment, said);
    return said;
  } catch (error) {
    if (!(error instanceof GatewayAwayError)) throw error;
    deps.log.warn({ err: error, payment: request.payment }, 'no answer to a payment');
    return undefined;
  }
}
