/** The embedded database never frees the memory of its largest statement. */
const rowsAtOnce = 500;

/** Rows in batches, one per statement. */
export const inBatches = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
