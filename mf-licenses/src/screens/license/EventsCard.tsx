import { TextLink, useFormats, useHasScreen, useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { LicenseRecord } from '../../api/licensePageQuery.ts';
import { useOlderEvents } from '../../api/useOlderRows.ts';
import { paths } from '../../paths.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { eventMessages, messages } from './messages.ts';

type Event = LicenseRecord['events']['rows'][number];

const keyOf = ({ id }: Event) => String(id);

/** The message for an event, with the affected person or computer. */
function messageOf({ kind, user_name, computer }: Event) {
  if (kind === 'released' && user_name === null) return eventMessages.releasedUnknown;
  if (kind === 'standalone' && computer !== null) return eventMessages.standaloneOn;
  return eventMessages[kind];
}

interface EventsCardProps {
  readonly number: string;
  readonly events: LicenseRecord['events'];
}

/** The events of a license, with person and time in the reader's zone. */
export function EventsCard({ number, events }: EventsCardProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  const hasOrders = useHasScreen(paths.order('-')) ?? false;
  const history = useOlderEvents(number, events);
  const columns = useMemo(
    (): readonly Column<Event>[] => [
      {
        id: 'at',
        header: formatMessage(messages.at),
        width: 'minmax(176px, 1fr)',
        cell: ({ at }) => instant(at),
      },
      {
        id: 'event',
        header: formatMessage(messages.event),
        width: 'minmax(200px, 2fr)',
        cell: (event) => {
          const { user_name: user, computer, order } = event;
          return (
            <>
              {formatMessage(messageOf(event), { user, computer })}{' '}
              {order &&
                (hasOrders ? (
                  <TextLink to={paths.order(order.id)}>{order.number}</TextLink>
                ) : (
                  order.number
                ))}
            </>
          );
        },
      },
      {
        id: 'by',
        header: formatMessage(messages.by),
        width: 'minmax(104px, 1fr)',
        cell: ({ by, by_name }) =>
          by === 'person'
            ? (by_name ?? formatMessage(messages.former))
            : formatMessage(messages[by]),
      },
    ],
    [formatMessage, instant, hasOrders],
  );
  return (
    <HistoryCard
      title={messages.events}
      empty={messages.noEvents}
      columns={columns}
      rowKey={keyOf}
      history={history}
    />
  );
}
