import type { ReactNode } from 'react';
import type { ListSort } from '../../basics/lists/ListSort.ts';
import { Icon } from '../marks/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { type Column, isScreenOnly } from './Column.ts';
import { publishHeight } from './publishHeight.ts';
import { Header, HeaderCell, HeaderRow, markSize, SortButton } from './styles/header.styles.ts';
import { headerHeight } from './styles/table.styles.ts';

/** The sort after a press on a heading: by that column, then in the other direction. */
function nextSort<Key extends string>(
  sort: ListSort<Key> | null | undefined,
  key: Key,
): ListSort<Key> {
  return { key, descending: sort?.key === key && !sort.descending };
}

interface TableHeaderProps<Row, Key extends string> {
  readonly columns: readonly Column<Row, Key>[];
  readonly sort?: ListSort<Key> | null | undefined;
  readonly onSort?: ((sort: ListSort<Key>) => void) | undefined;
  /** The order in which columns are hidden. */
  readonly order: ReadonlyMap<string, number>;
  /** The check box above all rows. */
  readonly all?: ReactNode;
}

const publishHeaderHeight = publishHeight(headerHeight);

const icons = {
  ascending: 'arrow-up',
  descending: 'arrow-down',
  none: 'arrow-up-down',
} as const;

/** The sticky headings of a table; a sortable heading is a button with its direction. */
export function TableHeader<Row, Key extends string>({
  columns,
  sort,
  onSort,
  order,
  all,
}: TableHeaderProps<Row, Key>) {
  const headings = columns.map((column) => {
    const { id, header, align = 'start', sortKey, isHeaderHidden = false } = column;
    const attributes = {
      role: 'columnheader',
      'data-align': align,
      'data-leaves': order.get(id),
      'data-screen-only': isScreenOnly(column) ? '' : undefined,
    };
    if (sortKey === undefined || !onSort) {
      return (
        <HeaderCell key={id} {...attributes}>
          {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
        </HeaderCell>
      );
    }
    const sorted = sort?.descending ? 'descending' : 'ascending';
    const direction = sort?.key === sortKey ? sorted : 'none';
    return (
      <HeaderCell key={id} {...attributes} aria-sort={direction}>
        <SortButton
          type="button"
          onClick={() => {
            onSort(nextSort(sort, sortKey));
          }}
        >
          {header}
          <Icon name={icons[direction]} size={markSize} />
        </SortButton>
      </HeaderCell>
    );
  });
  return (
    <Header role="rowgroup" ref={publishHeaderHeight}>
      <HeaderRow role="row" aria-rowindex={1}>
        {all && (
          <HeaderCell role="columnheader" data-choosing="" data-screen-only="">
            {all}
          </HeaderCell>
        )}
        {headings}
      </HeaderRow>
    </Header>
  );
}
