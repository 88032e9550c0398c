import { FormattedMessage, useAccountPage, useFormats } from '@portal/shared';
import type { EndingCard as Card } from '../../../domain/Attention.ts';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

const texts = {
  expired: messages.cardExpired,
  ends_before_renewal: messages.cardBeforeRenewal,
  ends_soon: messages.cardEnds,
} as const;

interface EndingCardProps {
  readonly card: Card;
}

/** A card of the person that has expired or expires soon. */
export function EndingCard({ card: { brand, last4, endsOn, trouble } }: EndingCardProps) {
  const formats = useFormats();
  const cards = useAccountPage(paths.cards);
  return (
    <AttentionItem
      icon="credit-card"
      acts={[{ label: messages.cards, place: cards === null ? null : { href: cards } }]}
    >
      <FormattedMessage
        {...texts[trouble]}
        values={{ brand, last4, day: formats.dayInWords(endsOn) }}
      />
    </AttentionItem>
  );
}
