import { FormattedMessage, useFormats, useSession } from '@portal/shared';
import { taxWords, type PriceBreakdown } from '@portal/shared/domain';
import { Line, Lines } from './Amounts.styles.ts';
import { messages } from './messages.ts';

/** The amounts of a cart or an order from subtotal to total, without lines of 0. */
export function Amounts({ price }: { readonly price: PriceBreakdown }) {
  const formats = useFormats();
  const locale = useSession((session) => session.locale);
  const words = taxWords[locale];
  const { currency, itemTotal, discounts, adjustmentTotal, tax, slips, total } = price;
  const money = (amount: number) => formats.money(amount, currency);
  const hasTax = tax.percent > 0 || tax.amount > 0;
  return (
    <Lines>
      <Line>
        <dt>
          <FormattedMessage {...messages.subtotal} />
        </dt>
        <dd>{money(itemTotal)}</dd>
      </Line>
      {adjustmentTotal < 0 && (
        <Line>
          <dt>
            <FormattedMessage {...messages.discount} />
          </dt>
          <dd>{money(adjustmentTotal)}</dd>
        </Line>
      )}
      {discounts.map(({ text, amount }) => (
        <Line key={text[locale]} $isPart>
          <dt>{text[locale]}</dt>
          <dd>{money(amount)}</dd>
        </Line>
      ))}
      {hasTax && (
        <Line>
          <dt>{words.shortTaxAt(tax.percent)}</dt>
          <dd>{money(tax.amount)}</dd>
        </Line>
      )}
      {slips.amount > 0 && (
        <Line>
          <dt>
            <FormattedMessage {...messages.slips} />
          </dt>
          <dd>{money(slips.amount)}</dd>
        </Line>
      )}
      <Line $isTotal>
        <dt>{words.total(hasTax)}</dt>
        <dd>{money(total)}</dd>
      </Line>
    </Lines>
  );
}
