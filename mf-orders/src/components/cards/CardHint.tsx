import { FormattedMessage, useQuery } from '@portal/shared';
import { cardsQuery } from '../../api/cardsQuery.ts';
import { messages } from './messages.ts';

/** What to do before a card can pay. Renders nothing when the cards failed to load. */
export function CardHint() {
  const { data, isPending } = useQuery(cardsQuery());
  if (data === undefined && !isPending) return null;
  const canChoose = data?.some(({ isExpired }) => !isExpired) ?? true;
  return <FormattedMessage {...(canChoose ? messages.choose : messages.registerFirst)} />;
}
