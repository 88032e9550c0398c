import { useBuyer } from '../pricing/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';

/** Why nothing can be done with the cart, as the totals card says it; `null` when there is no reason. */
export function useNoTotalReason() {
  const { isMember } = useBuyer();
  const { breakdown, state } = usePricing();
  // Of a cart that nobody has looked at yet nothing can be said.
  if (state === 'loading') return null;
  if (breakdown === null) return state === 'failed' ? messages.notCurrent : messages.updating;
  if (breakdown.total > 0) return null;
  return isMember ? messages.nothingChosenMember : messages.nothingChosen;
}
