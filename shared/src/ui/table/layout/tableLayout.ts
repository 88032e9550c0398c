import { theme } from '../../theme/theme.ts';
import type { Column } from '../Column.ts';
import { extentOf, type Extent } from './cardsBelow.ts';
import {
  choiceEdge,
  choiceTrack,
  columnGap,
  columnLayouts,
  edgeWidth,
  leavingOrder,
  tableEdge,
  type ColumnLayout,
} from './columnLayouts.ts';
import { layoutStyles } from './layoutStyles.ts';

/** How a table with these columns is laid out at every width. */
export interface TableLayout {
  readonly extent: Extent;
  readonly styles: string;
  /** The place of columns in the order in which they leave, from 1, by their ids. */
  readonly order: ReadonlyMap<string, number>;
}

/** @param hasChoice Whether a check box stands before the columns of each row. */
export function tableLayout<Row>(
  columns: readonly Column<Row, string>[],
  hasChoice = false,
): TableLayout {
  const plain = columnLayouts(columns);
  const layouts = hasChoice ? plain.map(withChoice) : plain;
  const extent = extentOf(layouts);
  const styles = layoutStyles(layouts, extent);
  return {
    extent,
    styles: hasChoice ? `${choiceStyles} ${styles}` : styles,
    order: leavingOrder(columns),
  };
}

/** On touch the boxes have more room around them. */
const choiceStyles = `${edgeWidth}: ${String(choiceEdge)}px; ${theme.media.touch} { ${edgeWidth}: ${String(tableEdge)}px; }`;

function withChoice({ needs, left, tracks }: ColumnLayout): ColumnLayout {
  return {
    needs: needs + choiceTrack + columnGap - 2 * (tableEdge - choiceEdge),
    left,
    tracks: `${String(choiceTrack)}px ${tracks}`,
  };
}
