/** Pixels of a chart with a bar for each row. */
export const rowPlot = {
  /** Of a row, by specification. */
  row: 50,
  /** Of the axis below the rows, which stays in sight. */
  axis: 56,
  /** Of the rows that are in sight at once where they scroll: half a row shows that more follow. */
  most: 575,
  right: 24,
  label: { wide: 180, narrow: 112 },
  narrow: 560,
  bar: { one: 24, each: 16 },
  /** Rows that are drawn together. */
  block: 20,
  /** The same on paper, where a sheet ends between two blocks. */
  paperBlock: 4,
} as const;

/** Pixels of a chart on a sheet of A4; its place is measured on the screen only. */
export const paperWidth = 640;

/** Room for the rows' labels in a chart of this width. */
export function labelRoom(width: number): number {
  return width < rowPlot.narrow ? rowPlot.label.narrow : rowPlot.label.wide;
}

/** Pixels of the rows that are in sight: up to twenty are all shown. */
export function heightInSight(count: number): number {
  return count <= rowPlot.block ? count * rowPlot.row : rowPlot.most;
}

/** Rows `from` up to, and not with, `to`. */
export interface RowBlock {
  readonly from: number;
  readonly to: number;
}

/**
 * The blocks to draw of `count` rows, of which those between two pixels are in sight: what is in
 * sight and one block more on both sides, so that scrolling finds its rows drawn.
 */
export function blocksInSight(count: number, top: number, bottom: number): readonly RowBlock[] {
  const height = rowPlot.block * rowPlot.row;
  const all = blocksOf(count, rowPlot.block);
  return all.slice(
    Math.max(0, Math.floor(top / height) - 1),
    Math.min(all.length, Math.floor(bottom / height) + 2),
  );
}

/** All blocks of `count` rows as they are printed. */
export function paperBlocks(count: number): readonly RowBlock[] {
  return blocksOf(count, rowPlot.paperBlock);
}

function blocksOf(count: number, size: number): readonly RowBlock[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, block) => ({
    from: block * size,
    to: Math.min(count, (block + 1) * size),
  }));
}
