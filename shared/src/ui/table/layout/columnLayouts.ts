import type { Column } from '../Column.ts';
import { headingWidth } from './headingWidth.ts';

/** Distances in pixels: between columns, and between the table's edge and its first column. */
export const columnGap = 12;
export const tableEdge = 16;
/** CSS variable with another width of the edges: check boxes stand in them. */
export const edgeWidth = '--table-edge';
/** The column of check boxes: its width, of which a box takes more, and the edges beside it. */
export const choiceTrack = 12;
export const choiceEdge = 8;
/** What follows a column of numbers, whose ends would touch the beginnings of the next column. */
export const afterNumbers = 12;

/** The columns of a table of a certain width. */
export interface ColumnLayout {
  /** Width in pixels of the table that these columns need. */
  readonly needs: number;
  /** How many columns have left: those whose place in the order of leaving is not above it. */
  readonly left: number;
  /** Value of `grid-template-columns`. */
  readonly tracks: string;
}

type AnyColumn = Pick<
  Column<never, string>,
  'id' | 'header' | 'width' | 'align' | 'leaves' | 'isHeaderHidden'
>;

const defaultWidth = 'minmax(96px, 1fr)';

/** The place of each column in the order in which they leave, from 1, by its id. */
export function leavingOrder(columns: readonly AnyColumn[]): ReadonlyMap<string, number> {
  // The first column identifies the row.
  const leaving = columns.slice(1).filter(({ leaves }) => leaves !== undefined);
  const ordered = leaving.toSorted((a, b) => (a.leaves ?? 0) - (b.leaves ?? 0));
  return new Map(ordered.map(({ id }, place) => [id, place + 1]));
}

/**
 * The layouts of a table, the widest first: all columns, then one less at a time, as they leave.
 */
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
