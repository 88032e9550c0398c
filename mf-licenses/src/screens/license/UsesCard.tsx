import { useFormats, useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { LicenseRecord } from '../../api/licensePageQuery.ts';
import { useOlderUses } from '../../api/useOlderRows.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { messages } from './messages.ts';

type Use = LicenseRecord['uses']['rows'][number];

const keyOf = ({ day, user_id }: Use) => `${day} ${user_id}`;

interface UsesCardProps {
  readonly number: string;
  readonly uses: LicenseRecord['uses'];
}

/** The daily uses of a license: person and duration. */
export function UsesCard({ number, uses }: UsesCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { day: dayOf } = useFormats();
  const history = useOlderUses(number, uses);
  const columns = useMemo(
    (): readonly Column<Use>[] => [
      { id: 'day', header: formatMessage(messages.day), cell: ({ day }) => dayOf(day) },
      {
        id: 'person',
        header: formatMessage(messages.person),
        width: 'minmax(120px, 2fr)',
        cell: ({ user_name }) => user_name ?? formatMessage(messages.former),
      },
      {
        id: 'hours',
        header: formatMessage(messages.hours),
        align: 'end',
        cell: ({ seconds }) => formatNumber(seconds / 3600, oneDecimal),
      },
    ],
    [formatMessage, formatNumber, dayOf],
  );
  return (
    <HistoryCard
      title={messages.uses}
      empty={messages.noUses}
      columns={columns}
      rowKey={keyOf}
      history={history}
    />
  );
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
