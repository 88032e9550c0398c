/** Tiles in one row of a wide window. */
const mostColumns = 5;

/** The number of columns in which the rows of that number of tiles have about the same length. */
export function columnsFor(tiles: number): number {
  return Math.ceil(tiles / Math.ceil(tiles / mostColumns));
}
