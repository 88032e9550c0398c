import { Chip, FormattedMessage, useFormats } from '@portal/shared';
import { type Product, toMajor } from '@portal/shared/domain';
import { usePriceList } from '../../api/usePriceList.ts';
import { useBuyer, useToday } from '../cart/Buyer.tsx';
import { Prices, Saving } from './goods.styles.ts';
import { messages } from './messages.ts';

/** The prices for one and for twelve months, and what twelve at once save. */
export function ProductPrices({ product }: { readonly product: Product }) {
  const { money } = useFormats();
  const { country, isInJapan } = useBuyer();
  const { prices, currency } = usePriceList(country, useToday());
  const { month, year } = prices[product];
  const inWords = (minor: number) => money(toMajor(minor, currency), currency);
  const single = 12 * month;
  return (
    <div>
      <Prices>
        {[
          { count: 1, price: month },
          { count: 12, price: year },
        ].map(({ count, price }) => (
          <div key={count}>
            <dt>
              <FormattedMessage
                {...messages.period}
                values={{ count, isTaxed: String(isInJapan) }}
              />
            </dt>
            <dd>{inWords(price)}</dd>
          </div>
        ))}
      </Prices>
      {year < single && (
        <Saving>
          <Chip tone="success" icon="circle-check">
            <FormattedMessage {...messages.saving} values={{ saving: inWords(single - year) }} />
          </Chip>
          <FormattedMessage {...messages.insteadOf} values={{ price: inWords(single) }} />
        </Saving>
      )}
    </div>
  );
}
