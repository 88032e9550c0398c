/** The embedded database keeps for good the memory that its largest statement took. */
const rowsAtOnce = 500;

/** Rows in parts, each for a statement of its own. */
export const partsOf = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
