import { DayField, FormattedMessage, useFormats, useIntl } from '@portal/shared';
import { setStart, startDays, toCalendarDay } from '@portal/shared/domain';
import { useCartStore } from '../cart/CartProvider.tsx';
import { useToday } from '../cart/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';

/** The field for the first day of all new licenses of an order. */
export function StartDate() {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const store = useCartStore();
  const { startsOn } = usePricing();
  const { first, last } = startDays(useToday());
  return (
    <DayField
      label={formatMessage(messages.startDate)}
      help={<FormattedMessage {...messages.startHelp} values={{ last: dayInWords(last) }} />}
      value={startsOn}
      min={first}
      max={last}
      onChange={(day) => {
        store.change((cart) => setStart(cart, toCalendarDay(day)));
      }}
    />
  );
}
