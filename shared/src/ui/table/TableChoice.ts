import type { KeyboardEvent, ReactNode } from 'react';

/** Attribute of the check box of a row, whose choice shows in the whole row. */
export const choiceAttribute = 'data-choice';

/**
 * What makes the rows of a table choosable. Its parts come from outside, so that tables without it
 * do not load them. Keep it: a new one renders every row again.
 */
export interface TableChoice<Row> {
  /** The check box of a row, marked by `choiceAttribute`. */
  readonly cell: (row: Row) => ReactNode;
  /** The check box above all rows, which are given as they are shown. */
  readonly heading: (rows: readonly Row[]) => ReactNode;
  /** Keys that are pressed in the rows, which are given as they are shown. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, rows: readonly Row[]) => void;
}
