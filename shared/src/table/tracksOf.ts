import type { Column } from './Column.ts';

/** The columns' widths as the value of `grid-template-columns`. */
export function tracksOf<Row>(columns: readonly Column<Row, string>[]): string {
  return columns.map(({ width = 'minmax(96px, 1fr)' }) => width).join(' ');
}
