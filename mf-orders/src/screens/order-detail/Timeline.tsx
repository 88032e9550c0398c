import { FormattedMessage, useFormats, useIntl } from '@portal/shared';
import type { OrderEvent } from '@portal/shared/contracts';
import { eventMessages, messages } from './messages.ts';
import { Steps } from './order.styles.ts';

/** What happened with the order, when, and by whom. Instants are in the reader's zone. */
export function Timeline({ events }: { readonly events: readonly OrderEvent[] }) {
  const { formatMessage } = useIntl();
  const { instantInWords } = useFormats();
  const actorOf = ({ by, by_name }: OrderEvent) => {
    if (by === 'operator') return formatMessage(messages.byOperator);
    if (by === 'system') return formatMessage(messages.bySystem);
    return by_name === null || by_name === '' ? formatMessage(messages.byPerson) : by_name;
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
              values={{ time: instantInWords(event.at), actor: actorOf(event) }}
            />
          </p>
        </li>
      ))}
    </Steps>
  );
}
