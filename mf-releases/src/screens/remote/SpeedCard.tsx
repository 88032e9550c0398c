import { Card, Inline, NoValue, useFormats, useIntl } from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { vitalMessages } from '../../components/messages.ts';
import { useUnits } from '../../components/useUnits.ts';
import { VitalChip } from '../../components/VitalChip.tsx';
import { rateVital, vitals } from '../../domain/rateVital.ts';
import type { Release } from '../../domain/Release.ts';
import { messages } from './messages.ts';
import { TablePlace } from './remote.styles.ts';
import { releaseKey, useReleaseColumns } from './useReleaseColumns.tsx';

/** Load times and web vitals of each release. */
export function SpeedCard({ releases }: { readonly releases: readonly Release[] }) {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { time, vital: vitalText } = useUnits();
  const named = useReleaseColumns();
  const columns = useMemo((): readonly Column<Release>[] => {
    const timeOf = (ms: number | null) => (ms === null ? <NoValue /> : time(ms));
    return [
      ...named,
      {
        id: 'measured',
        header: formatMessage(messages.measured),
        width: 'minmax(80px, 0.7fr)',
        align: 'end',
        leaves: 1,
        cell: ({ load }) => number(load.count),
      },
      {
        id: 'median',
        header: formatMessage(messages.median),
        width: 'minmax(80px, 0.7fr)',
        align: 'end',
        cell: ({ load }) => timeOf(load.p50),
      },
      {
        id: 'p95',
        header: formatMessage(messages.p95),
        width: 'minmax(80px, 0.7fr)',
        align: 'end',
        cell: ({ load }) => timeOf(load.p95),
      },
      ...vitals.map((vital): Column<Release> => ({
        id: vital,
        header: formatMessage(vitalMessages[vital]),
        width: 'minmax(128px, 1fr)',
        cell: ({ [vital]: { p75 } }) =>
          p75 === null ? (
            <NoValue />
          ) : (
            <Inline>
              {vitalText(vital, p75)} <VitalChip rating={rateVital(vital, p75)} />
            </Inline>
          ),
      })),
    ];
  }, [named, formatMessage, number, time, vitalText]);
  const title = formatMessage(messages.speed);
  return (
    <Card isFlush title={title}>
      <TablePlace>
        <DataTable label={title} columns={columns} rows={releases} rowKey={releaseKey} />
      </TablePlace>
    </Card>
  );
}
