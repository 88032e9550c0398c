import { useFormats, useIntl, useSession } from '@portal/shared';
import type { Currency } from '@portal/shared/domain';
import type { PriceDiscount } from '../../domain/PriceBreakdown.ts';
import { messages } from './explanationMessages.ts';
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
