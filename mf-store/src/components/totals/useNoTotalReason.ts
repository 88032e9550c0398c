import { useBuyer } from '../cart/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';

/** The reason why there is no total and nothing can be ordered; `null` when there is a total. */
export function useNoTotalReason() {
  const { isMember } = useBuyer();
  const { breakdown, state } = usePricing();
  // There is nothing to say about a cart that is not loaded yet.
  if (state === 'loading') return null;
  if (breakdown === null) return state === 'failed' ? messages.notCurrent : messages.updating;
  if (breakdown.total > 0) return null;
  return isMember ? messages.nothingChosenMember : messages.nothingChosen;
}
