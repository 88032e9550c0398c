import type { Column } from '../Column.ts';
import { extentOf, type Extent } from './cardsBelow.ts';
import { columnLayouts, leavingOrder } from './columnLayouts.ts';
import { layoutStyles } from './layoutStyles.ts';

/** How a table with these columns is laid out at every width. */
export interface TableLayout {
  readonly extent: Extent;
  readonly styles: string;
  /** The place of columns in the order in which they leave, from 1, by their ids. */
  readonly order: ReadonlyMap<string, number>;
}

export function tableLayout<Row>(columns: readonly Column<Row, string>[]): TableLayout {
  const extent = extentOf(columns);
  return {
    extent,
    styles: layoutStyles(columnLayouts(columns), extent),
    order: leavingOrder(columns),
  };
}
