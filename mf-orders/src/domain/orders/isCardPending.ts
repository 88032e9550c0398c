import type { OrderSummary } from './Order.ts';

/** Whether it is still open whether the card pays. */
export function isCardPending({
  state,
  moneyState,
}: Pick<OrderSummary, 'state' | 'moneyState'>): boolean {
  return state === 'unpaid' && (moneyState === 'processing' || moneyState === 'challenge');
}
