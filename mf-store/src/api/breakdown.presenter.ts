import { explanationOf, presentBreakdown } from '@portal/shared/contracts';
import type { PriceBreakdown, PricedCart } from '@portal/shared/domain';

/** A cart that was priced in the browser, as the server's answer is presented. */
export function presentPriced(priced: PricedCart): PriceBreakdown {
  return presentBreakdown(explanationOf(priced));
}
