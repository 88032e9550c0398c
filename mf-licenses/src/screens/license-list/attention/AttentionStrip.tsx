import { FormattedMessage, Icon, isManager, useIntl, useQuery, useSession } from '@portal/shared';
import { useState, type ReactElement } from 'react';
import { attentionQuery, type Attention } from '../../../api/attentionQuery.ts';
import { usePartLines } from '../../../api/usePartLines.ts';
import { Item, Items, Unfold } from './Attention.styles.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { EndingCard } from './EndingCard.tsx';
import { EndingLicenses } from './EndingLicenses.tsx';
import { messages } from './messages.ts';
import { MoreOrders } from './MoreOrders.tsx';
import { UnpaidOrder } from './UnpaidOrder.tsx';

/** Maximum number of lines while folded, so that rows of the list below stay visible. */
const foldedLines = 2;

/**
 * Matters that cost the team licenses or money if nobody acts, for owners and admins, then lines of
 * other remotes. Renders nothing when empty. The notices report the matters too, so a failed load
 * is not reported here.
 */
export function AttentionStrip() {
  const { formatMessage } = useIntl();
  const mayAct = useSession(isManager);
  const { data } = useQuery({ ...attentionQuery(), enabled: mayAct });
  const [isOpen, setIsOpen] = useState(false);
  const others = usePartLines('attention');
  const lines = [
    ...(data ? attentionLines(data) : []),
    ...others.map(({ key, icon, text, act }) => (
      <AttentionItem key={key} icon={icon} acts={act ? [act] : []}>
        {text}
      </AttentionItem>
    )),
  ];
  if (lines.length === 0) return null;
  const isLong = lines.length > foldedLines;
  // The line that expands the strip counts as one.
  const shown = isLong && !isOpen ? lines.slice(0, foldedLines - 1) : lines;
  return (
    <Items aria-label={formatMessage(messages.title)}>
      {shown}
      {isLong && (
        <Item>
          <Unfold
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <Icon name="chevron-down" size={18} />
            <FormattedMessage
              {...(isOpen ? messages.fold : messages.unfold)}
              values={{ count: lines.length - shown.length }}
            />
          </Unfold>
        </Item>
      )}
    </Items>
  );
}

/**
 * The lines about licenses and orders, first due first. Cards come last, since they cost nothing
 * before a renewal fails.
 */
function attentionLines({ licenses, orders, cards }: Attention): readonly ReactElement[] {
  const dated = orders.first.map((order) => ({
    day: order.duedate,
    line: <UnpaidOrder key={order.id} order={order} />,
  }));
  if (licenses) {
    dated.unshift({
      day: licenses.first_end_at,
      line: <EndingLicenses key="licenses" licenses={licenses} />,
    });
  }
  const more = orders.count - orders.first.length;
  return [
    ...dated.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ line }) => line),
    ...(more > 0 ? [<MoreOrders key="more" count={more} />] : []),
    ...cards.map((card) => <EndingCard key={card.id} card={card} />),
  ];
}
