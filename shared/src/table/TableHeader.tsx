import type { ListSort } from '../domain/lists/ListSort.ts';
import type { Column } from './Column.ts';
import { nextSort } from './nextSort.ts';
import { publishHeight } from './publishHeight.ts';
import { Header, HeaderCell, headerHeight, HeaderRow, SortButton } from './table.styles.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx';

interface TableHeaderProps<Row, Key extends string> {
  readonly columns: readonly Column<Row, Key>[];
  readonly sort?: ListSort<Key> | null | undefined;
  readonly onSort?: ((sort: ListSort<Key>) => void) | undefined;
}

const publishHeaderHeight = publishHeight(headerHeight);

const icons = {
  ascending: 'arrow-up',
  descending: 'arrow-down',
  none: 'arrow-up-down',
} as const;

/** The sticky headings of a table; a sortable heading is a button that states its direction. */
export function TableHeader<Row, Key extends string>({
  columns,
  sort,
  onSort,
}: TableHeaderProps<Row, Key>) {
  const headings = columns.map((column) => {
    const { id, header, align = 'start', sortKey, isHeaderHidden = false } = column;
    if (sortKey === undefined || !onSort) {
      return (
        <HeaderCell key={id} role="columnheader" data-align={align}>
          {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
        </HeaderCell>
      );
    }
    const sorted = sort?.descending ? 'descending' : 'ascending';
    const direction = sort?.key === sortKey ? sorted : 'none';
    return (
      <HeaderCell key={id} role="columnheader" aria-sort={direction} data-align={align}>
        <SortButton
          type="button"
          onClick={() => {
            onSort(nextSort(sort, sortKey));
          }}
        >
          {header}
          <Icon name={icons[direction]} size={14} />
        </SortButton>
      </HeaderCell>
    );
  });
  return (
    <Header role="rowgroup" ref={publishHeaderHeight}>
      <HeaderRow role="row" aria-rowindex={1}>
        {headings}
      </HeaderRow>
    </Header>
  );
}
