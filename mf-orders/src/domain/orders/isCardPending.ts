import type { OrderSummary } from './Order.ts';

/** Whether the outcome of an order's card payment is still open. */
export function isCardPending({
  state,
  moneyState,
}: Pick<OrderSummary, 'state' | 'moneyState'>): boolean {
  return state === 'unpaid' && (moneyState === 'processing' || moneyState === 'challenge');
}
