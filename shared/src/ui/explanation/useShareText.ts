import { useIntl } from 'react-intl';
import type { Currency } from '../../areas/buying/pricing/Currency.ts';
import type { PriceShare } from '../../areas/buying/pricing/PriceBreakdown.ts';
import { useFormats } from '../../web/intl/useFormats.ts';
import { messages } from './messages.ts';

/** Text of a share, such as "10% of ¥1,200", and its rounding if the amount was rounded. */
export function useShareText(currency: Currency) {
  const { formatMessage } = useIntl();
  const { money, number, percent } = useFormats();
  return (share: PriceShare): string => {
    const part = formatMessage(messages.share, {
      percent: percent(share.percent),
      base: money(share.base, currency),
    });
    const amount = Math.abs(share.amount);
    if (share.exact === amount) return part;
    const rounded = formatMessage(messages.rounded, {
      exact: number(share.exact, 4),
      amount: money(amount, currency),
    });
    return `${part} · ${rounded}`;
  };
}
