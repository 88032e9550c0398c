import { useQuery } from '@portal/shared';
import { licenseAdvice, products, seatAdvice } from '@portal/shared/domain';
import { seatUseQuery } from '../../api/seatUseQuery.ts';
import { countInCart } from '../../domain/countInCart.ts';
import { seatsAfter } from '../../domain/seatsAfter.ts';
import { useToday } from '../cart/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { useRenewableLicenses } from '../pricing/useRenewableLicenses.ts';
import { ProductAdvice } from './ProductAdvice.tsx';
import { List } from './SeatAdviceList.styles.ts';

/**
 * The usage log's advice on the number of licenses, and the effect of the order once the cart has
 * something of the product. Renders nothing when the use is unknown or licenses may be missing from the list.
 */
export function SeatAdviceList() {
  const { data: use } = useQuery(seatUseQuery());
  const today = useToday();
  const { cart } = usePricing();
  const { licenses, isKnown } = useRenewableLicenses();
  if (use === undefined || !isKnown) return null;
  const renewed = new Set(cart.renewals.map(({ licenseId }) => licenseId));
  const entries = products.flatMap((product) => {
    const seats = seatsAfter(product, cart, licenses, today);
    const after = seats === null ? null : seatAdvice(use[product], seats);
    // Without use and licenses there is no advice.
    if (after === null || after.seats + after.peak === 0) return [];
    const advice = licenseAdvice(use[product], today.slice(0, 7));
    const bought = countInCart(cart, product);
    const isOrdered =
      bought > 0 ||
      licenses.some((license) => license.product === product && renewed.has(license.id));
    if (advice === null && !isOrdered) return [];
    return [{ product, after: isOrdered ? after : null, advice, bought }];
  });
  if (entries.length === 0) return null;
  return (
    <List>
      {entries.map((entry) => (
        <ProductAdvice key={entry.product} {...entry} />
      ))}
    </List>
  );
}
