import { FormattedMessage, useFormats, useIntl } from '@portal/shared';
import type { OrderEvent } from '../../domain/orders/OrderEvent.ts';
import { eventMessages, messages } from './messages.ts';
import { Steps } from './order.styles.ts';

/** The events of an order, with time and actor. Times are in the reader's zone. */
export function Timeline({ events }: { readonly events: readonly OrderEvent[] }) {
  const { formatMessage } = useIntl();
  const { instantInWords } = useFormats();
  const nameOf = (actor: OrderEvent['actor']) => {
    switch (actor.kind) {
      case 'operator':
        return formatMessage(messages.byOperator);
      case 'system':
        return formatMessage(messages.bySystem);
      case 'person':
        return actor.name ?? formatMessage(messages.byPerson);
    }
  };
  return (
    <Steps>
      {events.map((event) => (
        <li key={`${event.kind} ${event.at}`}>
          <p>
            <FormattedMessage {...eventMessages[event.kind]} />
          </p>
          <p>
            <FormattedMessage
              {...messages.eventAt}
              values={{ time: instantInWords(event.at), actor: nameOf(event.actor) }}
            />
          </p>
        </li>
      ))}
    </Steps>
  );
}
