/** Sizes in pixels of a chart with a bar for each row. */
export const rowPlot = {
  /** Height of a row, by specification. */
  row: 50,
  /** Height of the sticky axis below the rows. */
  axis: 56,
  /** Height of the visible rows when they scroll: the half row shows that more follow. */
  most: 575,
  right: 24,
  label: { wide: 180, narrow: 112 },
  narrow: 560,
  bar: { one: 24, each: 16 },
  /** Rows that are drawn together. */
  block: 20,
  /** Rows drawn together on paper, where pages break between blocks. */
  paperBlock: 4,
} as const;

/** Width in pixels of a chart on A4 paper, where it cannot be measured. */
export const paperWidth = 640;

/** Width of the rows' labels in a chart of this width. */
export function labelRoom(width: number): number {
  return width < rowPlot.narrow ? rowPlot.label.narrow : rowPlot.label.wide;
}

/** Height in pixels of the visible rows: up to twenty are all shown. */
export function heightInSight(count: number): number {
  return count <= rowPlot.block ? count * rowPlot.row : rowPlot.most;
}

/** Rows from `from` up to `to`, exclusive. */
export interface RowBlock {
  readonly from: number;
  readonly to: number;
}

/**
 * The blocks to draw of `count` rows when those between two pixels are visible: the visible blocks
 * and one more on both sides, so that scrolling finds its rows drawn.
 */
export function blocksInSight(count: number, top: number, bottom: number): readonly RowBlock[] {
  const height = rowPlot.block * rowPlot.row;
  const all = blocksOf(count, rowPlot.block);
  return all.slice(
    Math.max(0, Math.floor(top / height) - 1),
    Math.min(all.length, Math.floor(bottom / height) + 2),
  );
}

/** All blocks of `count` rows, for print. */
export function paperBlocks(count: number): readonly RowBlock[] {
  return blocksOf(count, rowPlot.paperBlock);
}

function blocksOf(count: number, size: number): readonly RowBlock[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, block) => ({
    from: block * size,
    to: Math.min(count, (block + 1) * size),
  }));
}
