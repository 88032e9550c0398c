import { useIntl } from '@portal/shared';
import type { orderFilters } from '@portal/shared/domain';
import { FilterSelect, ListFilters } from '@portal/shared/list';
import { messages as statusMessages } from '../../components/order-status/messages.ts';
import { messages } from './messages.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { useOrders } from './useOrders.ts';

const statuses = [
  'unpaid',
  'unapproved',
  'paid',
  'failed',
  'cancelled',
] as const satisfies readonly (keyof typeof orderFilters)[];

/** The filters of the order list: search, status and period. */
export function OrderFilters({ list }: { readonly list: ReturnType<typeof useOrders> }) {
  const { formatMessage } = useIntl();
  const { view, changeView } = list;
  return (
    <ListFilters list={list} searchLabel={formatMessage(messages.search)}>
      <FilterSelect
        label={formatMessage(messages.status)}
        options={statuses.map((value) => ({ value, label: formatMessage(statusMessages[value]) }))}
        value={view.status}
        onChange={(status) => {
          changeView({ status });
        }}
      />
      <PeriodFilter period={view} onChange={changeView} />
    </ListFilters>
  );
}
