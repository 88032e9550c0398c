import { theme } from '../../theme/theme.ts';
import type { Column } from '../Column.ts';
import { cardsBelow, type Extent, extentOf } from './cardsBelow.ts';
import {
  choiceEdge,
  choiceTrack,
  columnGap,
  type ColumnLayout,
  columnLayouts,
  edgeWidth,
  leavingOrder,
  tableEdge,
} from './columnLayouts.ts';

/** Attribute of a cell: the place of its column in the order of hiding. */
const leavesAttribute = 'data-leaves';

/**
 * CSS for the columns of a table by its width, since the server renders tables without knowing the
 * width.
 */
function layoutStyles(layouts: readonly ColumnLayout[], extent: Extent): string {
  const [first, ...narrower] = layouts;
  if (!first) return '';
  const rules = narrower.map(({ left, tracks }, place) => {
    const widerOne = layouts[place]?.needs ?? 0;
    const range = `(max-width: ${String(widerOne - 0.02)}px) and (min-width: ${String(cardsBelow[extent])}px)`;
    // `&&` raises the specificity above that of number cells, which set `display` too.
    const gone = `&& [${leavesAttribute}='${String(left)}'] { display: none; }`;
    return `@container ${extent} ${range} { & { --tracks: ${tracks}; } ${gone} }`;
  });
  return `--tracks: ${first.tracks}; @media screen { ${rules.join(' ')} }`;
}

/** The layout of a table at every width. */
export interface TableLayout {
  readonly extent: Extent;
  readonly styles: string;
  /** The place of columns in the order of hiding, from 1, by id. */
  readonly order: ReadonlyMap<string, number>;
}

/** @param hasChoice Whether each row has a check box before its columns. */
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

/** On touch screens the boxes have more room. */
const choiceStyles = `${edgeWidth}: ${String(choiceEdge)}px; ${theme.media.touch} { ${edgeWidth}: ${String(tableEdge)}px; }`;

function withChoice({ needs, left, tracks }: ColumnLayout): ColumnLayout {
  return {
    needs: needs + choiceTrack + columnGap - 2 * (tableEdge - choiceEdge),
    left,
    tracks: `${String(choiceTrack)}px ${tracks}`,
  };
}
