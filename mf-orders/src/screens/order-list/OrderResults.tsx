import { Button, EmptyState, FormattedMessage, SkeletonShape, useIntl } from '@portal/shared';
import type { OrderRow } from '@portal/shared/contracts';
import type { OrderListView } from '@portal/shared/domain';
import { DataTable, TableSkeleton, type Column } from '@portal/shared/table';
import type { ReactNode } from 'react';
import { OrderFilters } from './OrderFilters.tsx';
import { Count, ResultBar } from './OrderFilters.styles.ts';
import { messages } from './messages.ts';
import { sortOf, viewSortOf } from './tableSort.ts';
import type { Extent } from './useShownOrders.ts';

interface OrderResultsProps {
  readonly shown: readonly OrderRow[];
  readonly extent: Extent;
  readonly matching: number;
  readonly total: number | undefined;
  readonly columns: readonly Column<OrderRow>[];
  readonly view: OrderListView;
  readonly onChangeView: (changes: Partial<OrderListView>) => void;
  /** Beside the count. */
  readonly actions: ReactNode;
}

const nothingFiltered = { search: '', status: null, from: null, to: null } as const;

function idOf({ id }: OrderRow): string {
  return id;
}

/** Search, filters and what they leave; in the same places while the list is loading. */
export function OrderResults(props: OrderResultsProps) {
  const { shown, extent, matching, total = matching, columns, view, onChangeView, actions } = props;
  const { formatMessage } = useIntl();
  const sort = sortOf(view);

  const results = () => {
    if (extent === 'none') return <TableSkeleton columns={columns} />;
    if (shown.length === 0 && extent !== 'loading') {
      return (
        <EmptyState
          icon="search"
          action={
            <Button
              onClick={() => {
                onChangeView(nothingFiltered);
              }}
            >
              <FormattedMessage {...messages.clearFilters} />
            </Button>
          }
        >
          <FormattedMessage {...messages.noMatch} />
        </EmptyState>
      );
    }
    return (
      <DataTable
        label={formatMessage(messages.title)}
        columns={columns}
        rows={shown}
        rowKey={idOf}
        rowCount={matching}
        {...(sort && { sort })}
        onSort={(wanted) => {
          onChangeView({ sort: viewSortOf(wanted) });
        }}
      />
    );
  };

  return (
    <>
      <OrderFilters view={view} onChange={onChangeView} />
      <ResultBar>
        {extent === 'none' ? (
          <SkeletonShape $width="96px" />
        ) : (
          <Count role="status">
            {matching === total ? (
              <FormattedMessage {...messages.count} values={{ count: matching }} />
            ) : (
              <FormattedMessage {...messages.countOf} values={{ count: matching, total }} />
            )}
          </Count>
        )}
        {actions}
      </ResultBar>
      {results()}
    </>
  );
}
