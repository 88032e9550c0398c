import { useIntl } from '@portal/shared';
import { FilterSelect, ListFilters, type List } from '@portal/shared/list';
import { itemMessages } from '../../components/itemMessages.list.ts';
import { stateMessages } from '../../components/stateMessages.ts';
import { itemStates, type Item } from '../../domain/Item.ts';
import type { SampleNameSortKey, SampleNameView } from '../../domain/SampleNameView.list.ts';
import { messages } from './messages.list.ts';

interface SampleNameFiltersProps {
  readonly list: List<Item, SampleNameView, SampleNameSortKey>;
}

/** Search and state. */
export function SampleNameFilters({ list }: SampleNameFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <ListFilters list={list} searchLabel={formatMessage(messages.search)}>
      <FilterSelect
        label={formatMessage(itemMessages.state)}
        options={itemStates.map((value) => ({
          value,
          label: formatMessage(stateMessages[value]),
        }))}
        value={list.view.state}
        onChange={(state) => {
          list.changeView({ state });
        }}
      />
    </ListFilters>
  );
}
