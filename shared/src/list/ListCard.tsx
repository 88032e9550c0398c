import type { ReactNode } from 'react';
import { Card } from '../ui/card/Card.tsx';
import { EmptyState } from '../ui/state/EmptyState.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { NotPermittedState } from '../ui/state/NotPermittedState.tsx';
import type { Column } from '../table/Column.ts';
import type { ShownList } from './data/List.ts';
import { ListMessages } from './ListMessages.tsx';
import { ListRows } from './ListRows.tsx';
import { ResultBar } from './list.styles.ts';
import { ResultCount, type CountTexts } from './ResultCount.tsx';

interface ListCardProps<Row, Key extends string> {
  readonly list: ShownList<Row, Key>;
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row, Key>[];
  /** A constant function. */
  readonly rowKey: (row: Row) => string;
  readonly texts: CountTexts;
  /** `ListFilters`. */
  readonly filters: ReactNode;
  /** What can be done with the results, beside their number. */
  readonly actions?: ReactNode;
}

/**
 * A list in one of its states: not permitted, failed, empty, or search, filters and what they leave,
 * which keep their places while the list is loading.
 */
export function ListCard<Row, Key extends string>(props: ListCardProps<Row, Key>) {
  return (
    <Card isFlush>
      <ListMessages>
        <Content {...props} />
      </ListMessages>
    </Card>
  );
}

function Content<Row, Key extends string>({
  list,
  texts,
  filters,
  actions,
  ...table
}: ListCardProps<Row, Key>) {
  switch (list.state) {
    case 'not_permitted':
      return <NotPermittedState />;
    case 'failed':
      return <ErrorState error={list.error} isRetrying={list.isRetrying} onRetry={list.retry} />;
    case 'empty':
      return <EmptyState />;
    case 'rows':
      return (
        <>
          {filters}
          <ResultBar>
            <ResultCount list={list} texts={texts} />
            {actions}
          </ResultBar>
          <ListRows list={list} {...table} />
        </>
      );
  }
}
