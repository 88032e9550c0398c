/** The top of each row in pixels from the first row; the last entry is the total height. */
export type RowOffsets = Float64Array;

export function rowOffsets(count: number, heightAt: (index: number) => number): RowOffsets {
  const offsets = new Float64Array(count + 1);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    end += heightAt(index);
    offsets[index + 1] = end;
  }
  return offsets;
}

/** Index of the row at a distance from the first one; outside the rows, the nearest row. */
export function rowAt(offsets: RowOffsets, distance: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface RowRange {
  readonly start: number;
  /** Index after the last row. */
  readonly end: number;
}

/**
 * The rows in a window and some around it, so that scrolling rarely shows a gap.
 *
 * @param top Upper edge of the window, in pixels from the first row; negative above it.
 */
export function rowsInSight(
  offsets: RowOffsets,
  top: number,
  height: number,
  around: number,
): RowRange {
  const count = offsets.length - 1;
  if (count === 0) return { start: 0, end: 0 };
  return {
    start: Math.max(0, rowAt(offsets, top) - around),
    end: Math.min(count, rowAt(offsets, top + height) + 1 + around),
  };
}
