import { useBuyer } from '../cart/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';

/** Why there is no total and ordering is not possible; `null` when there is a total. */
export function useNoTotalReason() {
  const { isMember } = useBuyer();
  const { breakdown, state } = usePricing();
  // A cart that is not loaded yet needs no explanation.
  if (state === 'loading') return null;
  if (breakdown === null) return state === 'failed' ? messages.notCurrent : messages.updating;
  if (breakdown.total > 0) return null;
  return isMember ? messages.nothingChosenMember : messages.nothingChosen;
}
