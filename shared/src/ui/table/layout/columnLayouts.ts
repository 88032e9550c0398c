import type { Column } from '../Column.ts';
import { headingWidth } from './headingWidth.ts';

/** Distances in pixels: between columns, and between the table's edge and its first column. */
export const columnGap = 12;
export const tableEdge = 16;
/** CSS variable for another width of the edges, which contain check boxes. */
export const edgeWidth = '--table-edge';
/** Width of the check boxes' column, which the boxes overflow, and of the edges beside it. */
export const choiceTrack = 12;
export const choiceEdge = 8;
/** Extra space after a column of numbers, whose right edge would touch the next column. */
export const afterNumbers = 12;

/** The columns of a table at a certain width. */
export interface ColumnLayout {
  /** Minimum width in pixels of a table with these columns. */
  readonly needs: number;
  /** Number of hidden columns: those up to this place in the order. */
  readonly left: number;
  /** Value of `grid-template-columns`. */
  readonly tracks: string;
}

type AnyColumn = Pick<
  Column<never, string>,
  'id' | 'header' | 'width' | 'align' | 'leaves' | 'isHeaderHidden'
>;

const defaultWidth = 'minmax(96px, 1fr)';

/** The place of each column in the order of hiding, from 1, by its id. */
export function leavingOrder(columns: readonly AnyColumn[]): ReadonlyMap<string, number> {
  // The first column identifies the row.
  const leaving = columns.slice(1).filter(({ leaves }) => leaves !== undefined);
  const ordered = leaving.toSorted((a, b) => (a.leaves ?? 0) - (b.leaves ?? 0));
  return new Map(ordered.map(({ id }, place) => [id, place + 1]));
}

/** The layouts of a table, the widest first: each has one column fewer than the one before. */
export function columnLayouts(columns: readonly AnyColumn[]): readonly ColumnLayout[] {
  const order = leavingOrder(columns);
  return Array.from({ length: order.size + 1 }, (_, left) => {
    const shown = columns.filter(({ id }) => (order.get(id) ?? Infinity) > left);
    const widths = shown.map(leastWidth);
    const gaps = columnGap * Math.max(0, shown.length - 1);
    return {
      needs: widths.reduce((sum, width) => sum + width, gaps + 2 * tableEdge),
      left,
      tracks: shown.map(trackOf).join(' '),
    };
  });
}

function declaredWidth({ width = defaultWidth }: AnyColumn): number {
  return Number(/([\d.]{1,8})px/.exec(width)?.[1] ?? 0);
}

function leastWidth(column: AnyColumn): number {
  const heading = column.isHeaderHidden ? 0 : headingWidth(column.header);
  const after = column.align === 'end' ? afterNumbers : 0;
  return Math.max(declaredWidth(column), heading) + after;
}

function trackOf(column: AnyColumn): string {
  const { width = defaultWidth } = column;
  const least = leastWidth(column);
  return least > declaredWidth(column)
    ? width.replace(/[\d.]{1,8}px/, `${String(least)}px`)
    : width;
}
