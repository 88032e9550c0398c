import { FormattedMessage, useIntl } from '@portal/shared';
import { stateMessages } from '../../components/stateMessages.ts';
import { countByState } from '../../domain/countByState.ts';
import { itemStates, type Item } from '../../domain/Item.ts';
import { messages } from './messages.ts';

/** Each state with the number of its items. */
export function StateCounts({ items }: { readonly items: readonly Item[] }) {
  const { formatMessage } = useIntl();
  const counts = countByState(items.map(({ state }) => state));
  return (
    <ul>
      {itemStates.map((state) => (
        <li key={state}>
          <FormattedMessage
            {...messages.count}
            values={{ state: formatMessage(stateMessages[state]), count: counts[state] }}
          />
        </li>
      ))}
    </ul>
  );
}
