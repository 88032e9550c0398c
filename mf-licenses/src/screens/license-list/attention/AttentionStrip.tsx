import { isManager, useIntl, useQuery, useSession } from '@portal/shared';
import { attentionQuery } from '../../../api/attentionQuery.ts';
import { Items } from './Attention.styles.ts';
import { EndingCard } from './EndingCard.tsx';
import { EndingLicenses } from './EndingLicenses.tsx';
import { messages } from './messages.ts';
import { UnpaidOrders } from './UnpaidOrders.tsx';

/**
 * What costs an owner's or admin's team licenses or money if nobody acts; nothing when there is
 * nothing. The notices tell of the same, so that nothing is said where it cannot be read.
 */
export function AttentionStrip() {
  const { formatMessage } = useIntl();
  const mayAct = useSession(isManager);
  const { data } = useQuery({ ...attentionQuery(), enabled: mayAct });
  if (!data) return null;
  const { licenses, orders, moreOrders, cards } = data;
  if (licenses === null && orders.length === 0 && cards.length === 0) return null;
  return (
    <Items aria-label={formatMessage(messages.title)}>
      {licenses && <EndingLicenses licenses={licenses} />}
      <UnpaidOrders orders={orders} more={moreOrders} />
      {cards.map((card) => (
        <EndingCard key={card.id} card={card} />
      ))}
    </Items>
  );
}
