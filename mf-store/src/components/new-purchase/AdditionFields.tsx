import {
  FormattedMessage,
  SelectField,
  StepperField,
  theme,
  useFormats,
  useIntl,
} from '@portal/shared';
import {
  maxMonths,
  maxQuantity,
  newLine,
  priceLine,
  type Product,
  toMajor,
} from '@portal/shared/domain';
import { styled } from 'styled-components';
import { usePriceList } from '../../api/usePriceList.ts';
import { useBuyer, useToday } from '../cart/Buyer.tsx';
import { messages } from './messages.ts';
import type { Addition } from './useAddition.ts';

/** Keeps its height while empty, so that nothing moves. */
const PriceOfChoice = styled.p`
  min-height: 1lh;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

interface AdditionFieldsProps {
  readonly product: Product;
  readonly addition: Addition;
}

/** The contract period, the quantity and their price, on a product’s card and in the dialog. */
export function AdditionFields({ product, addition }: AdditionFieldsProps) {
  const { formatMessage } = useIntl();
  const { months, quantity, isPeriodMissing, isOverLimit, change } = addition;
  const periodOptions = Array.from({ length: maxMonths + 1 }, (_, count) => ({
    value: String(count),
    label: formatMessage(count === 0 ? messages.choose : messages.months, { count }),
    isDisabled: count === 0,
  }));
  return (
    <>
      <SelectField
        label={<FormattedMessage {...messages.contractPeriod} />}
        value={String(months)}
        required
        options={periodOptions}
        error={isPeriodMissing && <FormattedMessage {...messages.choosePeriod} />}
        onChange={({ target }) => {
          change({ months: Number(target.value) });
        }}
      />
      <StepperField
        label={formatMessage(messages.quantity)}
        value={quantity}
        min={1}
        max={maxQuantity}
        error={isOverLimit && <FormattedMessage {...messages.limit} />}
        onChange={(chosen) => {
          change({ quantity: chosen });
        }}
      />
      <PriceOfChoice role="status">
        {months > 0 && <ChoicePrice product={product} months={months} quantity={quantity} />}
      </PriceOfChoice>
    </>
  );
}

interface ChoicePriceProps {
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
}

function ChoicePrice(choice: ChoicePriceProps) {
  const { money } = useFormats();
  const { country } = useBuyer();
  const list = usePriceList(country, useToday());
  const { subtotal } = priceLine(newLine(choice), list);
  const price = money(toMajor(subtotal, list.currency), list.currency);
  return <FormattedMessage {...messages.priceOfChoice} values={{ price }} />;
}
