import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListSort } from '../../basics/lists/ListSort.ts';
import { CardSortField } from './CardSortField.tsx';
import { wideSheet } from '../theme/paper.ts';
import type { Column } from './Column.ts';
import { cardsBelow } from './layout/cardsBelow.ts';
import { tableLayout } from './layout/tableLayout.ts';
import { SkipTable } from './SkipTable.tsx';
import { Body, Box, Grid } from './styles/table.styles.ts';
import type { TableChoice } from './TableChoice.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { PreviewRows } from './row-window/PreviewRows.tsx';
import { previewRows } from './row-window/previewRows.ts';
import { renderedRows } from './row-window/renderedRows.ts';
import { useFocusedRow } from './row-window/useFocusedRow.ts';
import { useRowWindow } from './row-window/useRowWindow.ts';

/** Number of columns that fit on an upright sheet of paper. */
const uprightColumns = 7;

interface DataTableProps<Row, Key extends string> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row, Key>[];
  /** The rows in display order; the caller sorts them, see `sort`. */
  readonly rows: readonly Row[];
  /** The unique key of a row. Must be a stable function: a new one rerenders every row. */
  readonly rowKey: (row: Row) => string;
  /** Number of all rows while only the first are loaded. */
  readonly rowCount?: number;
  readonly sort?: ListSort<Key> | null;
  /** Called with the new sort; makes the headings of columns with a `sortKey` buttons. */
  readonly onSort?: (sort: ListSort<Key>) => void;
  /** Makes rows selectable. */
  readonly choice?: TableChoice<Row> | undefined;
}

/**
 * A table that scrolls with the page. Of a long table only the visible rows are rendered, so that
 * ten thousand are as fast as fifty. Rows of a preview stand in for rows that are not rendered yet.
 * When the table becomes narrow, less important columns are hidden first; then each row becomes a
 * card with all labels.
 *
 * It has ARIA table roles instead of `table` elements, because browsers drop the semantics of those
 * when they get another `display`.
 */
export function DataTable<Row, Key extends string = never>({
  label,
  columns,
  rows,
  rowKey,
  rowCount = rows.length,
  sort,
  onSort,
  choice,
}: DataTableProps<Row, Key>) {
  const body = useRef<HTMLDivElement>(null);
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? String(index) : rowKey(row);
    },
    [rows, rowKey],
  );
  const hasChoice = choice !== undefined;
  const { extent, styles, order } = useMemo(
    () => tableLayout(columns, hasChoice),
    [columns, hasChoice],
  );
  const [preview, setPreview] = useState(() => previewRows(label));
  const dropPreview = useCallback(() => {
    setPreview([]);
  }, []);
  const { range, offsets } = useRowWindow(body, rows.length, keyAt, {
    cardsBelow: cardsBelow[extent],
    standIns: preview.length,
  });
  const { focused, handlers } = useFocusedRow();
  const above = offsets[range.start] ?? 0;
  // The end of the rendered rows, including those of the preview.
  const end = Math.max(range.end, Math.min(preview.length, rows.length));
  const below = (offsets.at(-1) ?? 0) - (offsets[end] ?? 0);

  useLayoutEffect(() => {
    // Set by script: the content security policy refuses style attributes in markup.
    body.current?.style.setProperty('padding-block', `${String(above)}px ${String(below)}px`);
  }, [above, below]);

  const placed = renderedRows(range, rows.length, focused);

  return (
    <Box data-columns={extent} {...(columns.length > uprightColumns && { [wideSheet]: '' })}>
      {onSort && <CardSortField columns={columns} sort={sort} onSort={onSort} />}
      <SkipTable rowCount={rowCount}>
        <Grid role="table" aria-label={label} aria-rowcount={rowCount + 1} $layout={styles}>
          <TableHeader
            columns={columns}
            sort={sort}
            onSort={onSort}
            order={order}
            all={choice?.heading(rows)}
          />
          <Body
            role="rowgroup"
            ref={body}
            {...handlers}
            onKeyDown={(event) => choice?.onKeyDown(event, rows)}
          >
            {placed.map((index) => {
              const row = rows[index];
              const isParked = index < range.start || index >= range.end;
              return (
                row !== undefined && (
                  <TableRow
                    key={rowKey(row)}
                    row={row}
                    index={index}
                    choice={choice}
                    columns={columns}
                    order={order}
                    parkedAt={isParked ? offsets[index] : undefined}
                  />
                )
              );
            })}
            {range.end < end && (
              <PreviewRows
                rows={preview}
                from={range.end}
                count={rows.length}
                onDiffer={dropPreview}
              />
            )}
          </Body>
        </Grid>
      </SkipTable>
    </Box>
  );
}
