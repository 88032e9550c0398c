import { FormattedMessage, useQuery } from '@portal/shared';
import { cardsQuery } from '../../api/cardsQuery.ts';
import { messages } from './messages.ts';

/** What the person is to do before a card can pay; nothing where the cards could not be read. */
export function CardHint() {
  const { data, isPending } = useQuery(cardsQuery());
  if (data === undefined && !isPending) return null;
  const canChoose = data?.some(({ isExpired }) => !isExpired) ?? true;
  return <FormattedMessage {...(canChoose ? messages.choose : messages.registerFirst)} />;
}
