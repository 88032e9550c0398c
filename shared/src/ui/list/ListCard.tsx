import { useMemo, useState, type ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import type { Column } from '../table/Column.ts';
import type { TableChoice } from '../table/TableChoice.ts';
import type { ShownList } from './data/List.ts';
import { FoldedFiltersContext } from './FoldedFilters.ts';
import { ListMessages } from './ListMessages.tsx';
import { ListRows } from './ListRows.tsx';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import { useColumnChoice } from './columns/useColumnChoice.ts';
import { LongListNote } from './LongListNote.tsx';
import { ResultActions, ResultBar } from './list.styles.ts';
import { ViewsButton } from './views/ViewsButton.tsx';
import { ResultCount, type CountTexts } from './ResultCount.tsx';

/** The rows of a list, for the content around them. */
export interface RowsOfList<Row> {
  readonly list: Pick<ShownList<Row, string>, 'all' | 'shown' | 'extent' | 'matching'>;
  readonly rowKey: (row: Row) => string;
  readonly showRows: (choice: TableChoice<Row>) => ReactNode;
}

interface ListCardProps<Row, Key extends string> {
  readonly list: ShownList<Row, Key>;
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row, Key>[];
  /** Must be a stable function. */
  readonly rowKey: (row: Row) => string;
  readonly texts: CountTexts;
  /** `ListFilters`. */
  readonly filters: ReactNode;
  /** Filters of one press, beside the number of results. */
  readonly quick?: ReactNode;
  /** Actions on the results, beside their number. */
  readonly actions?: ReactNode;
  /**
   * Name for storing the person's choice of columns and saved views, such as `licenses`; without it
   * the columns are fixed.
   */
  readonly name?: string;
  /** Makes rows selectable, with `ChoosableRows`. */
  readonly rows?: (rows: RowsOfList<Row>) => ReactNode;
  /** Whether `actions` offer all rows as a file. */
  readonly hasFile?: boolean;
  /** Whether the list is one part of a screen, which then keeps the width of texts. */
  readonly isPart?: boolean;
  /** Actions for an empty list, below its message. */
  readonly whenEmpty?: ReactNode;
}

/**
 * A list in one of its states: not permitted, failed, empty, or search, filters and rows. These
 * keep their positions while the list loads.
 */
export function ListCard<Row, Key extends string>(props: ListCardProps<Row, Key>) {
  const [isFolded, onFold] = useState(true);
  const folded = useMemo(() => ({ isFolded, onFold }), [isFolded]);
  return (
    <Card isFlush>
      <ListMessages>
        <FoldedFiltersContext value={folded}>
          <div data-folded={isFolded ? '' : undefined}>
            <Content {...props} />
          </div>
        </FoldedFiltersContext>
      </ListMessages>
    </Card>
  );
}

function Content<Row, Key extends string>({
  list,
  texts,
  filters,
  quick,
  actions,
  name,
  rows,
  hasFile = false,
  isPart = false,
  whenEmpty,
  columns: all,
  ...table
}: ListCardProps<Row, Key>) {
  const choice = useColumnChoice(name, all);
  const { columns } = choice;
  const showRows = (shown?: TableChoice<Row>) => (
    <ListRows list={list} columns={columns} {...table} choice={shown} />
  );
  switch (list.state) {
    case 'failed':
      return <ErrorState error={list.error} isRetrying={list.isRetrying} onRetry={list.retry} />;
    case 'empty':
      return (
        <>
          <EmptyState />
          {whenEmpty}
        </>
      );
    case 'rows':
      return (
        <>
          {filters}
          <ResultBar data-full-width={isPart ? undefined : ''}>
            <ResultCount list={list} texts={texts} />
            {quick}
            <LongListNote count={list.matching} hasFile={hasFile} />
            <ResultActions>
              {name !== undefined && list.parameters && (
                <ViewsButton
                  list={name}
                  parameters={list.parameters}
                  columns={{ ...choice, all }}
                />
              )}
              {name !== undefined && <ColumnsButton {...choice} />}
              {actions}
            </ResultActions>
          </ResultBar>
          {rows ? rows({ list, rowKey: table.rowKey, showRows }) : showRows()}
        </>
      );
  }
}
