import { NoValue, TextLink, useFormats, useIntl } from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { ReleaseName } from '../../components/ReleaseName.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { useUnits } from '../../components/useUnits.ts';
import { VitalChip } from '../../components/VitalChip.tsx';
import { worstVital } from '../../domain/rateVital.ts';
import type { ReleaseOfRemote, Release } from '../../domain/Release.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const keyOf = ({ remote, hash }: ReleaseOfRemote) => `${remote} ${hash}`;

/** A row for the current release of each remote, and one for its canary. */
export function RemotesTable({ releases }: { readonly releases: readonly ReleaseOfRemote[] }) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormats();
  const columns = useMemo(
    (): readonly Column<ReleaseOfRemote>[] => [
      {
        id: 'remote',
        header: formatMessage(messages.remote),
        width: 'minmax(128px, 1.2fr)',
        cell: ({ remote }) => (
          <TextLink to={paths.remote(remote)} translate="no">
            {remote}
          </TextLink>
        ),
      },
      {
        id: 'state',
        header: formatMessage(messages.state),
        width: 'minmax(112px, 1fr)',
        inCard: 'head',
        cell: ({ state, audience }) => <StateChip state={state} audience={audience} />,
      },
      {
        id: 'team',
        header: formatMessage(messages.team),
        width: 'minmax(88px, 0.9fr)',
        leaves: 2,
        cell: ({ owner }) => (owner === null ? <NoValue /> : <span translate="no">{owner}</span>),
      },
      {
        id: 'release',
        header: formatMessage(messages.release),
        width: 'minmax(112px, 1fr)',
        leaves: 3,
        cell: ({ version, hash }) => <ReleaseName version={version} hash={hash} />,
      },
      {
        id: 'since',
        header: formatMessage(messages.since),
        width: 'minmax(104px, 1fr)',
        leaves: 1,
        cell: ({ since }) => (since === null ? <NoValue /> : instant(since)),
      },
      {
        id: 'opens',
        header: formatMessage(messages.opens),
        width: 'minmax(72px, 0.6fr)',
        align: 'end',
        cell: ({ opens }) => number(opens),
      },
      {
        id: 'failed',
        header: formatMessage(messages.failed),
        width: 'minmax(88px, 0.8fr)',
        align: 'end',
        cell: ({ failed, people }) =>
          formatMessage(messages.failedOf, { failed: failed.people, people }),
      },
      {
        id: 'load',
        header: formatMessage(messages.load),
        width: 'minmax(112px, 0.9fr)',
        align: 'end',
        cell: ({ load }) => <LoadTimes load={load} />,
      },
      {
        id: 'vitals',
        header: formatMessage(messages.vitals),
        width: 'minmax(128px, 1.1fr)',
        cell: ({ lcp, inp, cls }) => {
          const worst = worstVital({ lcp, inp, cls });
          return <VitalChip rating={worst?.rating} vital={worst?.vital} />;
        },
      },
    ],
    [formatMessage, instant, number],
  );
  return (
    <DataTable
      label={formatMessage(messages.title)}
      columns={columns}
      rows={releases}
      rowKey={keyOf}
    />
  );
}

/** Median and 95th percentile of a release's load time. */
function LoadTimes({ load }: Pick<Release, 'load'>) {
  const { time } = useUnits();
  const { p50, p95 } = load;
  if (p50 === null || p95 === null) return <NoValue />;
  return `${time(p50)} / ${time(p95)}`;
}
