import { FormattedMessage } from 'react-intl';
import { DataTable } from '../table/DataTable.tsx';
import { TableSkeleton } from '../table/TableSkeleton.tsx';
import type { TableChoice } from '../table/TableChoice.ts';
import type { Column } from '../table/Column.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import type { ShownList } from './data/List.ts';
import { messages } from './messages.ts';

interface ListRowsProps<Row, Key extends string> {
  readonly list: ShownList<Row, Key>;
  readonly label: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rowKey: (row: Row) => string;
  /** Makes rows selectable. */
  readonly choice: TableChoice<Row> | undefined;
}

/**
 * The table of the matching rows, its placeholder, or a button that clears the filters when none
 * matches.
 */
export function ListRows<Row, Key extends string>({ list, ...table }: ListRowsProps<Row, Key>) {
  const { shown, extent, matching, sort, changeSort, clearFilters } = list;
  if (extent === 'none') {
    return <TableSkeleton columns={table.columns} hasChoice={table.choice !== undefined} />;
  }
  if (shown.length === 0 && extent !== 'loading') {
    return (
      <EmptyState
        icon="search"
        action={
          <Button onClick={clearFilters}>
            <FormattedMessage {...messages.clearFilters} />
          </Button>
        }
      >
        <FormattedMessage {...messages.noMatch} />
      </EmptyState>
    );
  }
  return <DataTable {...table} rows={shown} rowCount={matching} sort={sort} onSort={changeSort} />;
}
