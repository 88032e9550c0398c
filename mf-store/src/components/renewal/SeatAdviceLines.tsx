import { FormattedMessage, useIntl, useQuery } from '@portal/shared';
import {
  licenseAdvice,
  productNames,
  products,
  seatAdvice,
  type LicenseAdvice,
  type SeatAdvice,
} from '@portal/shared/domain';
import { seatUseQuery } from '../../api/seatUseQuery.ts';
import { seatsAfter } from '../../domain/seatsAfter.ts';
import { useToday } from '../pricing/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { useRenewableLicenses } from '../pricing/useRenewableLicenses.ts';
import { messages } from './messages.ts';
import { Advice, Sentence } from './renewal.styles.ts';

/** Months have no time zone, so they are formatted in UTC. */
const monthInWords = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/**
 * Advice on the number of licenses by the use of the last months. Nothing is shown where the use is
 * unknown, or while a license may be missing from the list.
 */
export function SeatAdviceLines() {
  const { data: use } = useQuery(seatUseQuery());
  const { formatDate } = useIntl();
  const today = useToday();
  const { cart } = usePricing();
  const { licenses, isKnown } = useRenewableLicenses();
  if (use === undefined || !isKnown) return null;
  const lines = products.flatMap((product) => {
    const seats = seatsAfter(product, cart, licenses, today);
    const advice = seats === null ? null : seatAdvice(use[product], seats);
    // Without use and without licenses there is nothing to advise.
    return advice === null || advice.seats + advice.peak === 0 ? [] : [{ product, advice }];
  });
  if (lines.length === 0) return null;
  return (
    <Advice>
      {lines.map(({ product, advice }) => (
        <li key={product}>
          <Sentence>
            <FormattedMessage
              {...messages.peak}
              values={{
                product: productNames[product],
                peak: advice.peak,
                months: advice.months,
                month: formatDate(`${advice.peakMonth}-01`, monthInWords),
              }}
            />
          </Sentence>
          <Sentence>
            <Consequence advice={advice} />
          </Sentence>
          <Sentence>
            <LastMonth advice={licenseAdvice(use[product], today.slice(0, 7))} />
          </Sentence>
        </li>
      ))}
    </Advice>
  );
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

/**
 * The advice of the last complete months, in the words of the usage log, whatever is in the cart.
 */
function LastMonth({ advice }: { readonly advice: LicenseAdvice | null }) {
  const { formatDate } = useIntl();
  if (advice === null) return null;
  const { kind, count, basis } = advice;
  const { avoided, refusals, months } = basis;
  const month = formatDate(`${basis.month}-01`, monthInWords);
  switch (kind) {
    case 'buy':
      return <FormattedMessage {...messages.buy} values={{ count, avoided, refusals, month }} />;
    case 'idle':
      return <FormattedMessage {...messages.idle} values={{ count, months, month }} />;
  }
}
