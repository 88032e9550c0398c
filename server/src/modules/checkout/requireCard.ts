import type { Deps } from '../../deps.ts';
import { GatewayAwayError } from '../payments/PaymentGateway.ts';
import { OrderError } from './OrderRefusal.ts';

/**
 * Checks before anything is ordered that a card belongs to the customer.
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
