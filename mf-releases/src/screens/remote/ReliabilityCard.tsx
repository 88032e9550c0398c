import { Card, NoValue, useFormats, useIntl } from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { Release } from '../../domain/Release.ts';
import { messages } from './messages.ts';
import { TablePlace } from './remote.styles.ts';
import { releaseKey, useReleaseColumns } from './useReleaseColumns.tsx';

type CountOf = (release: Release) => number;

/** Counts in table order, with the priority at which narrow tables drop the column. */
const counts: readonly (readonly [keyof typeof messages, CountOf, number?])[] = [
  ['people', ({ people }) => people],
  ['opens', ({ opens }) => opens, 3],
  ['failed', ({ failed }) => failed.people],
  ['loading', ({ failed }) => failed.load, 6],
  ['rendering', ({ failed }) => failed.render, 7],
  ['later', ({ failed }) => failed.effect, 8],
  ['events', ({ events }) => events, 5],
  ['calls', ({ calls }) => calls, 4],
  ['violations', ({ violations }) => violations, 2],
  ['previews', ({ previews }) => previews, 2],
];

/** Audience, failures and errors of each release. */
export function ReliabilityCard({ releases }: { readonly releases: readonly Release[] }) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormats();
  const named = useReleaseColumns();
  const columns = useMemo(
    (): readonly Column<Release>[] => [
      ...named,
      {
        id: 'since',
        header: formatMessage(messages.since),
        width: 'minmax(112px, 1fr)',
        leaves: 1,
        cell: ({ since }) => (since === null ? <NoValue /> : instant(since)),
      },
      ...counts.map(([name, countOf, leaves]): Column<Release> => ({
        id: name,
        header: formatMessage(messages[name]),
        width: 'minmax(64px, 0.6fr)',
        align: 'end',
        ...(leaves === undefined ? {} : { leaves }),
        cell: (release) => number(countOf(release)),
      })),
    ],
    [named, formatMessage, instant, number],
  );
  const title = formatMessage(messages.reliability);
  return (
    <Card isFlush title={title}>
      <TablePlace>
        <DataTable label={title} columns={columns} rows={releases} rowKey={releaseKey} />
      </TablePlace>
    </Card>
  );
}
