import { FormattedMessage, useQuery } from '@portal/shared';
import {
  newLines,
  productNames,
  seatAdvice,
  type Product,
  type SeatAdvice,
} from '@portal/shared/domain';
import { seatUseQuery } from '../../api/seatUseQuery.ts';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { useRenewableLicenses } from '../pricing/useRenewableLicenses.ts';
import { messages } from './messages.ts';
import { Advice } from './renewal.styles.ts';

const products = ['cd', 'pd'] as const;

/** What the last months of use say about how many licenses are needed; quiet where nothing is known. */
export function SeatAdviceLines() {
  const { data: use } = useQuery(seatUseQuery());
  const seatsOf = useSeats();
  if (use === undefined) return null;
  const lines = products.flatMap((product) => {
    const advice = seatAdvice(use[product], seatsOf(product));
    return advice === null || advice.seats === 0 ? [] : [{ product, advice }];
  });
  if (lines.length === 0) return null;
  return (
    <Advice>
      {lines.map(({ product, advice }) => (
        <li key={product}>
          <FormattedMessage
            {...messages.peak}
            values={{
              product: productNames[product],
              peak: advice.peak,
              months: advice.months,
              month: advice.peakMonth,
            }}
          />
          <Consequence advice={advice} />
        </li>
      ))}
    </Advice>
  );
}

/** Seats as the cart would leave them; while nothing is chosen, those that there are. */
function useSeats() {
  const { cart } = usePricing();
  const { licenses, byId } = useRenewableLicenses();
  return (product: Product): number => {
    const renewed = cart.renewals.filter(
      ({ licenseId }) => byId.get(licenseId)?.product === product,
    );
    const bought = newLines(cart.quantities)
      .filter((line) => line.product === product)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const chosen = renewed.length + bought;
    return chosen > 0 ? chosen : licenses.filter((license) => license.product === product).length;
  };
}

function Consequence({ advice: { seats, spare, monthsShort } }: { readonly advice: SeatAdvice }) {
  if (spare > 0) return <FormattedMessage {...messages.spare} values={{ seats, spare }} />;
  if (spare === 0) return <FormattedMessage {...messages.enough} values={{ seats }} />;
  return (
    <FormattedMessage
      {...messages.short}
      values={{ seats, missing: -spare, months: monthsShort }}
    />
  );
}
