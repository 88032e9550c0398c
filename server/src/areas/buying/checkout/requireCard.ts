import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { GatewayAwayError } from '../../../platform/cards/PaymentGateway.ts';
import { viewerCards } from '../payments/viewerCards.ts';
import { OrderError } from './OrderRefusal.ts';

/**
 * Checks before anything is ordered that a person can pay with a card: it is theirs, or shared by a
 * colleague.
 * @returns whose card it is at the gateway. @throws OrderError `card_unknown`, `gateway_away`
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
