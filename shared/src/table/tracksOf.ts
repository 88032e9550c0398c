import type { Column } from './Column.ts';

/** The widths of columns as the value of `grid-template-columns`. */
export function tracksOf<Row>(columns: readonly Column<Row, string>[]): string {
  return columns.map(({ width = 'minmax(96px, 1fr)' }) => width).join(' ');
}
