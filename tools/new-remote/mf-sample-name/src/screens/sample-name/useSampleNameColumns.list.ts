import { useFormats, useIntl } from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { SampleNameItem } from '../../domain/SampleNameItem.list.ts';
import type { SampleNameSortKey } from '../../domain/SampleNameView.list.ts';
import { messages } from './messages.list.ts';

/** The columns of the list; those with a `sortKey` can be sorted. */
export function useSampleNameColumns(): readonly Column<SampleNameItem, SampleNameSortKey>[] {
  const { formatMessage } = useIntl();
  const { day } = useFormats();
  return useMemo(
    () => [
      {
        id: 'number',
        header: formatMessage(messages.number),
        sortKey: 'number',
        cell: ({ number }) => number,
      },
      {
        id: 'product',
        header: formatMessage(messages.product),
        cell: ({ product }) => productNames[product],
      },
      {
        id: 'end_at',
        header: formatMessage(messages.lastDay),
        sortKey: 'end_at',
        cell: ({ endsOn }) => day(endsOn),
      },
    ],
    [formatMessage, day],
  );
}
