import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { GatewayAwayError } from '../../../platform/cards/PaymentGateway.ts';
import { viewerCards } from '../payments/viewerCards.ts';
import { OrderError } from './OrderRefusal.ts';

/**
 * Checks that a person may pay with a card: it belongs to them or to a colleague who shares it.
 * @returns the customer of the card at the gateway. @throws OrderError `card_unknown`,
 * `gateway_away`
 */
export async function requireCard(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  viewer: Viewer,
  card: string,
): Promise<string> {
  try {
    const cards = gateway ? await viewerCards({ db, gateway }, viewer) : [];
    const found = cards.find(({ id }) => id === card);
    if (!found) throw new OrderError('card_unknown');
    return found.customer;
  } catch (error) {
    if (error instanceof GatewayAwayError) throw new OrderError('gateway_away');
    throw error;
  }
}
