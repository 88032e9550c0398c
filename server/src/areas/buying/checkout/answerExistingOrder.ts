import { placedOrderSchema, type PlaceOrderAnswer } from '@portal/shared/contracts';
import { orderStatusCodes } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { GatewayState } from '../../../platform/cards/PaymentGateway.ts';
import { secureForm } from '../payments/secureFields.ts';
import { startPayment } from '../payments/startPayment.ts';
import { orderByKey, type KnownOrder } from './checkout.queries.ts';
import { OrderError } from './OrderRefusal.ts';

export type PayingDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'config' | 'gateway'>;

/**
 * Answers `POST /api/order` for an existing order. If the order waits for its card payment, asks
 * the gateway first, which charges each payment only once.
 *
 * @throws OrderError `card_declined` for an order whose card was refused
 */
export async function answerExistingOrder(
  deps: PayingDeps,
  order: KnownOrder,
): Promise<PlaceOrderAnswer> {
  const { status, payment_state: state } = order;
  const isPaying = state === 'processing' || state === 'challenge';
  if (status !== orderStatusCodes.unpaid || !isPaying) return settled(order);
  const said = await askGateway(deps, order);
  if (said?.state === 'challenge') return challenge(deps, order, said.data);
  const after = await orderByKey(deps.db, order.team_id, order.idempotency_key);
  return settled(after ?? order);
}

type PayingOrder = Pick<
  KnownOrder,
  'id' | 'number' | 'total' | 'currency' | 'payment_id' | 'customer' | 'card_id'
>;

/** Asks the gateway to charge an order. @returns undefined if it does not answer */
export async function askGateway(
  deps: PayingDeps,
  { payment_id, customer, card_id, total, currency, number }: PayingOrder,
): Promise<GatewayState | undefined> {
  if (payment_id === null || customer === null || card_id === null) return undefined;
  return startPayment(deps, {
    payment: payment_id,
    customer,
    card: card_id,
    amount: total,
    currency,
    reference: number,
  });
}

/** The form that takes the cardholder to the authentication (3-D Secure). */
export function challenge(
  { config }: Pick<PayingDeps, 'config'>,
  { id, number, payment_id, customer }: PayingOrder,
  data: string,
): PlaceOrderAnswer {
  if (!config.gateway)
    throw new Error('No payment gateway is configured for a pending card payment');
  const payment = { payment: payment_id ?? '', customer: customer ?? '', data };
  return { id, number, ...secureForm(config.gateway, config.managerUrl, payment) };
}

function settled({ id, number, status, duedate }: KnownOrder): PlaceOrderAnswer {
  if (status === orderStatusCodes.authenticationFailed) {
    throw new OrderError('card_declined', { id });
  }
  return placedOrderSchema.parse({ id, number, status, duedate });
}
