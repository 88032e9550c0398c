import { useIntl } from 'react-intl';
import type { Currency } from '../../areas/buying/pricing/Currency.ts';
import type { PriceDiscount } from '../../areas/buying/pricing/PriceBreakdown.ts';
import { useFormats } from '../../web/intl/useFormats.ts';
import { useSession } from '../../web/session/useSession.ts';
import { messages } from './messages.ts';
import { Step } from './Step.tsx';
import { useShareText } from './useShareText.ts';

interface DiscountStepProps {
  readonly discount: PriceDiscount;
  readonly currency: Currency;
}

const tiers = {
  volume: { closed: messages.volumeTier, open: messages.volumeTierOpen },
  duration: { closed: messages.durationTier, open: messages.durationTierOpen },
} as const;

/** A discount with its tier. */
export function DiscountStep({ discount, currency }: DiscountStepProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormats();
  const locale = useSession((session) => session.locale);
  const shareText = useShareText(currency);
  const { rule, from, to, text, amount } = discount;
  const tier = to === null ? tiers[rule].open : tiers[rule].closed;
  const range = from === to ? String(from) : `${String(from)}–${String(to)}`;
  return (
    <Step
      name={text[locale]}
      how={`${formatMessage(tier, { from, to, range })} · ${shareText(discount)}`}
      amount={money(amount, currency)}
    />
  );
}
