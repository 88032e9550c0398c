import type { Column, Sort } from './Column.ts';
import { nextSort } from './nextSort.ts';
import { Header, HeaderCell, HeaderRow, SortButton } from './table.styles.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx';

interface TableHeaderProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
}

const icons = {
  ascending: 'arrow-up',
  descending: 'arrow-down',
  none: 'arrow-up-down',
} as const;

/** Sticky headings; a sortable one is a button and tells its direction. */
export function TableHeader<Row>({ columns, sort, onSort }: TableHeaderProps<Row>) {
  const headings = columns.map((column) => {
    const { id, header, align = 'start', isSortable = false, isHeaderHidden = false } = column;
    if (!isSortable || !onSort) {
      return (
        <HeaderCell key={id} role="columnheader" data-align={align}>
          {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
        </HeaderCell>
      );
    }
    const direction = sort?.column === id ? sort.direction : 'none';
    return (
      <HeaderCell key={id} role="columnheader" aria-sort={direction} data-align={align}>
        <SortButton
          type="button"
          onClick={() => {
            onSort(nextSort(sort, id));
          }}
        >
          {header}
          <Icon name={icons[direction]} size={14} />
        </SortButton>
      </HeaderCell>
    );
  });
  return (
    <Header role="rowgroup">
      <HeaderRow role="row" aria-rowindex={1}>
        {headings}
      </HeaderRow>
    </Header>
  );
}
