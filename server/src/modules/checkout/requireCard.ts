import type { Deps } from '../../deps.ts';
import { GatewayAwayError } from '../payments/PaymentGateway.ts';
import { OrderError } from './OrderRefusal.ts';

/**
 * Makes sure that a card is the customer's before anything is ordered with it.
 * @throws OrderError `card_unknown`, `gateway_away`
 */
export async function requireCard(
  { gateway }: Pick<Deps, 'gateway'>,
  customer: string,
  card: string,
): Promise<void> {
  try {
    const cards = (await gateway?.cards(customer)) ?? [];
    if (!cards.some(({ id }) => id === card)) throw new OrderError('card_unknown');
  } catch (error) {
    if (error instanceof GatewayAwayError) throw new OrderError('gateway_away');
    throw error;
  }
}
