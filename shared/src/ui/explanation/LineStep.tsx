import { useIntl } from 'react-intl';
import { productNames } from '../../areas/products/Product.ts';
import type { Currency } from '../../areas/buying/pricing/Currency.ts';
import type { PriceLine } from '../../areas/buying/pricing/PriceBreakdown.ts';
import { useFormats } from '../../web/intl/useFormats.ts';
import { messages } from './messages.ts';
import { Step } from './Step.tsx';

interface LineStepProps {
  readonly line: PriceLine;
  readonly currency: Currency;
}

const lineNames = { new: messages.newLine, renewal: messages.renewalLine } as const;

/** An order line, with how its price is computed. */
export function LineStep({ line, currency }: LineStepProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormats();
  const { years, yearPrice, restMonths, monthPrice, unitPrice, quantity } = line;
  const price = (amount: number) => money(amount, currency);
  const parts = [
    years > 0 && formatMessage(messages.yearly, { price: price(yearPrice) }),
    restMonths > 0 &&
      formatMessage(messages.monthly, { months: restMonths, price: price(monthPrice) }),
    quantity > 1 && formatMessage(messages.times, { unit: price(unitPrice), quantity }),
  ];
  return (
    <Step
      name={formatMessage(lineNames[line.kind], {
        product: productNames[line.product],
        months: line.months,
        quantity,
        year: line.yearOfUse ?? 1,
      })}
      how={parts.filter((part) => part !== false).join(' · ')}
      amount={price(line.subtotal)}
    />
  );
}
