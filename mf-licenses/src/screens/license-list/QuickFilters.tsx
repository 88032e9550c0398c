import { FormattedMessage, useFormats, useIntl, useQuery } from '@portal/shared';
import { figuresQuery } from '../../api/figuresQuery.ts';
import { licenseMessages } from '../../components/license/messages.ts';
import { messages } from './messages.ts';
import { Figure, Strip } from './QuickFilters.styles.ts';
import type { useLicenses } from './useLicenses.ts';

const filters = [
  { id: 'free', name: 'use', value: 'free', message: messages.free },
  { id: 'in_use', name: 'use', value: 'in_use', message: messages.inUse },
  { id: 'idle', name: 'use', value: 'idle', message: messages.idle },
  { id: 'near_expiry', name: 'validity', value: 'near_expiry', message: messages.expiring },
  { id: 'trial', name: 'trial', value: 'yes', message: licenseMessages.trial },
] as const;

/**
 * Figures of the team's licenses, each a filter. Without an answer of the server
 * they have no numbers. Who may not see use has none about idle licenses.
 */
export function QuickFilters({ list }: { readonly list: ReturnType<typeof useLicenses> }) {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { data: figures } = useQuery(figuresQuery());
  const { view, changeView } = list;
  return (
    <Strip role="group" aria-label={formatMessage(messages.quickFilters)}>
      {filters.map(({ id, name, value, message }) => {
        const count = figures?.[id];
        const isChosen = view[name] === value;
        if (count === null && !isChosen) return null;
        return (
          <Figure
            key={id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => {
              changeView({ [name]: isChosen ? null : value });
            }}
          >
            {typeof count === 'number' && <strong>{number(count)}</strong>}
            <FormattedMessage {...message} />
          </Figure>
        );
      })}
    </Strip>
  );
}
