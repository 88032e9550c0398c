import { memo, type ReactNode } from 'react';
import { isScreenOnly, type Column } from './Column.ts';
import type { TableChoice } from './TableChoice.ts';
import { BodyRow, Cell, CellLabel } from './styles/table.styles.ts';
import { useLight } from './useLight.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  /** Index of the row among all rows, from 0. */
  readonly index: number;
  readonly choice?: TableChoice<Row> | undefined;
  readonly columns: readonly Column<Row, string>[];
  /** The order in which columns are hidden. */
  readonly order: ReadonlyMap<string, number>;
  /**
   * Distance in pixels from the first row, for a row outside the range that is rendered because it
   * has focus.
   */
  readonly parkedAt?: number | undefined;
}

function content(label: string, isLabelHidden: boolean, value: ReactNode) {
  if (isLabelHidden) return value;
  return (
    <>
      <CellLabel>{label}</CellLabel>
      <div>{value}</div>
    </>
  );
}

function PlainTableRow<Row>({ row, index, choice, columns, order, parkedAt }: TableRowProps<Row>) {
  const light = useLight(row);
  return (
    <BodyRow
      ref={light}
      role="row"
      // Row 1 has the headings.
      aria-rowindex={index + 2}
      data-index={index}
      data-headed={columns.some(({ inCard }) => inCard === 'head') ? '' : undefined}
      {...(parkedAt === undefined ? {} : { 'data-parked': '', style: { top: parkedAt } })}
    >
      {choice && (
        <Cell role="cell" data-choosing="" data-screen-only="">
          {choice.cell(row)}
        </Cell>
      )}
      {columns.map((column, place) => {
        const { id, header, cell, align = 'start', isHeaderHidden = false } = column;
        const { inCard = place === 0 ? 'title' : undefined } = column;
        return (
          <Cell
            key={id}
            role={place === 0 ? 'rowheader' : 'cell'}
            data-align={align}
            data-leaves={order.get(id)}
            data-in-card={inCard}
            data-corner={isHeaderHidden ? '' : undefined}
            data-screen-only={isScreenOnly(column) ? '' : undefined}
          >
            {content(header, isHeaderHidden || place === 0, cell(row))}
          </Cell>
        );
      })}
    </BodyRow>
  );
}

/** Memoized: rerenders only when its row or the columns change. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- `memo` forgets the type parameter
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
