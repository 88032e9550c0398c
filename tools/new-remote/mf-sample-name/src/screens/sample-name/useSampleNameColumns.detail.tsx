import { TextLink, useFormats, useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { itemMessages } from '../../components/itemMessages.list.ts';
import { stateMessages } from '../../components/stateMessages.ts';
import type { Item } from '../../domain/Item.ts';
import type { SampleNameSortKey } from '../../domain/SampleNameView.list.ts';
import { paths } from '../../paths.detail.ts';

/** The columns of the list; those with a `sortKey` can be sorted. */
export function useSampleNameColumns(): readonly Column<Item, SampleNameSortKey>[] {
  const { formatMessage } = useIntl();
  const { day } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: formatMessage(itemMessages.name),
        sortKey: 'name',
        cell: ({ id, name }) => <TextLink to={paths.item(id)}>{name}</TextLink>,
      },
      {
        id: 'state',
        header: formatMessage(itemMessages.state),
        cell: ({ state }) => formatMessage(stateMessages[state]),
      },
      {
        id: 'date',
        header: formatMessage(itemMessages.date),
        sortKey: 'date',
        cell: ({ date }) => day(date),
      },
    ],
    [formatMessage, day],
  );
}
