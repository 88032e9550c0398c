import { FormattedMessage, useAccountPage, useFormats, useIntl } from '@portal/shared';
import type { Attention } from '../../../api/attentionQuery.ts';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

const texts = {
  expired: messages.cardExpired,
  ends_before_renewal: messages.cardBeforeRenewal,
  ends_soon: messages.cardEnds,
} as const;

/** A card of the person that has expired or expires soon. */
export function EndingCard({ card }: { readonly card: Attention['cards'][number] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const cards = useAccountPage(paths.cards);
  const { brand, last4, end_at, trouble } = card;
  return (
    <AttentionItem
      icon="credit-card"
      acts={[cards !== null && { label: formatMessage(messages.cards), href: cards }]}
    >
      <FormattedMessage
        {...texts[trouble]}
        values={{ brand, last4, day: formats.dayInWords(end_at) }}
      />
    </AttentionItem>
  );
}
