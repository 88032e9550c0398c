import { useIntl } from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { FilterSelect, ListFilters, type List } from '@portal/shared/list';
import type { SampleNameItem } from '../../domain/SampleNameItem.list.ts';
import type { SampleNameSortKey, SampleNameView } from '../../domain/SampleNameView.list.ts';
import { messages } from './messages.list.ts';

interface SampleNameFiltersProps {
  readonly list: List<SampleNameItem, SampleNameView, SampleNameSortKey>;
}

const products = ['cd', 'pd'] as const;

/** Search and product. */
export function SampleNameFilters({ list }: SampleNameFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <ListFilters list={list} searchLabel={formatMessage(messages.search)}>
      <FilterSelect
        label={formatMessage(messages.product)}
        options={products.map((value) => ({ value, label: productNames[value] }))}
        value={list.view.product}
        onChange={(product) => {
          list.changeView({ product });
        }}
      />
    </ListFilters>
  );
}
