import type { OrderSummary } from './Order.ts';

/** Whether an order still waits for the outcome of its card payment. */
export function isCardPending({
  state,
  moneyState,
}: Pick<OrderSummary, 'state' | 'moneyState'>): boolean {
  return state === 'unpaid' && (moneyState === 'processing' || moneyState === 'challenge');
}
