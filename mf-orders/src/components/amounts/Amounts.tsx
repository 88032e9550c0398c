import { FormattedMessage, useFormats, useSession } from '@portal/shared';
import { taxWords } from '@portal/shared/domain';
import type { OrderAmounts } from '../../domain/orders/OrderAmounts.ts';
import { Line, Lines } from './Amounts.styles.ts';
import { messages } from './messages.ts';

/** The amounts of an order from subtotal to total, without lines of 0. */
export function Amounts(amounts: OrderAmounts) {
  const formats = useFormats();
  const words = taxWords[useSession((session) => session.locale)];
  const { currency, itemTotal, discounts, adjustmentTotal, tax, taxPercent, commission, total } =
    amounts;
  const money = (amount: number) => formats.money(amount, currency);
  const hasTax = taxPercent > 0 || tax > 0;
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
        <Line key={text} $isPart>
          <dt>{text}</dt>
          <dd>{money(amount)}</dd>
        </Line>
      ))}
      {hasTax && (
        <Line>
          <dt>{words.shortTaxAt(taxPercent)}</dt>
          <dd>{money(tax)}</dd>
        </Line>
      )}
      {commission > 0 && (
        <Line>
          <dt>
            <FormattedMessage {...messages.slips} />
          </dt>
          <dd>{money(commission)}</dd>
        </Line>
      )}
      <Line $isTotal>
        <dt>{words.total(hasTax)}</dt>
        <dd>{money(total)}</dd>
      </Line>
    </Lines>
  );
}
