import { useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { ReleaseName } from '../../components/ReleaseName.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import type { Release } from '../../domain/Release.ts';
import { messages } from './messages.ts';

export const releaseKey = ({ hash }: Release) => hash;

/** The columns that identify the release of a row. */
export function useReleaseColumns(): readonly Column<Release>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'release',
        header: formatMessage(messages.release),
        width: 'minmax(120px, 1.2fr)',
        cell: ({ version, hash }) => <ReleaseName version={version} hash={hash} />,
      },
      {
        id: 'state',
        header: formatMessage(messages.state),
        width: 'minmax(112px, 1fr)',
        inCard: 'head',
        cell: ({ state, audience }) => <StateChip state={state} audience={audience} />,
      },
    ],
    [formatMessage],
  );
}
