import { Chip, FormattedMessage, useIntl } from '@portal/shared';
import {
  productNames,
  type LicenseAdvice,
  type Product,
  type SeatAdvice,
} from '@portal/shared/domain';
import { messages } from './messages.ts';
import { PutIntoCart } from './PutIntoCart.tsx';
import { After, Entry, Sentence } from './SeatAdviceList.styles.ts';

/** Months have no time zone, so they are formatted in UTC. */
const monthInWords = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;

interface ProductAdviceProps {
  readonly product: Product;
  readonly advice: LicenseAdvice | null;
  /** The effect of the order; `null` while the cart has nothing of the product. */
  readonly after: SeatAdvice | null;
  /** New licenses of the product in the cart. */
  readonly bought: number;
}

/**
 * The advice about a product: a sentence, the effect of the order, and a button that follows it.
 */
export function ProductAdvice({ product, advice, after, bought }: ProductAdviceProps) {
  const { formatDate } = useIntl();
  const month = (of: string) => formatDate(`${of}-01`, monthInWords);
  const name = productNames[product];
  const sentence = () => {
    if (advice === null) return name;
    const { kind, count, basis } = advice;
    const values = {
      ...basis,
      count,
      product: name,
      month: month(basis.month),
      all: String(basis.avoided === basis.refusals),
    };
    return (
      <FormattedMessage {...(kind === 'buy' ? messages.buy : messages.idle)} values={values} />
    );
  };
  return (
    <Entry>
      <div>
        <Sentence>{sentence()}</Sentence>
        {after !== null && (
          <After>
            <FormattedMessage
              {...messages.after}
              values={{
                seats: after.seats,
                peak: after.peak,
                months: after.months,
                month: month(after.peakMonth),
              }}
            />
            <Verdict spare={after.spare} />
          </After>
        )}
      </div>
      {advice?.kind === 'buy' && (
        <PutIntoCart product={product} count={advice.count} bought={bought} />
      )}
    </Entry>
  );
}

function Verdict({ spare }: { readonly spare: number }) {
  if (spare < 0) {
    return (
      <Chip tone="danger" icon="triangle-alert">
        <FormattedMessage {...messages.short} values={{ missing: -spare }} />
      </Chip>
    );
  }
  return (
    <Chip tone={spare === 0 ? 'success' : 'blueGrey'} icon="circle-check">
      <FormattedMessage {...(spare === 0 ? messages.enough : messages.spare)} values={{ spare }} />
    </Chip>
  );
}
