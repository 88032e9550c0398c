import { NoValue, useFormats, useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { Act } from '../../api/audit/audit.presenter.ts';
import { messages } from './messages.ts';

/** The columns of the log. */
export function useAuditColumns(): readonly Column<Act>[] {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  return useMemo(
    () => [
      {
        id: 'at',
        header: formatMessage(messages.at),
        width: 'minmax(176px, 1fr)',
        cell: ({ at }) => instant(at),
      },
      {
        id: 'person',
        header: formatMessage(messages.person),
        inCard: 'head',
        cell: ({ actor }) =>
          typeof actor === 'string' ? formatMessage(messages[actor]) : actor.name,
      },
      {
        id: 'action',
        header: formatMessage(messages.action),
        inCard: 'whole',
        width: 'minmax(160px, 2fr)',
        cell: ({ text }) => text,
      },
      {
        id: 'subject',
        header: formatMessage(messages.subject),
        inCard: 'line',
        width: 'minmax(120px, 1.5fr)',
        cell: ({ subject }) => subject ?? <NoValue />,
      },
      {
        id: 'ip',
        header: formatMessage(messages.ip),
        inCard: 'line',
        leaves: 1,
        cell: ({ ip }) => ip ?? <NoValue />,
      },
    ],
    [formatMessage, instant],
  );
}
