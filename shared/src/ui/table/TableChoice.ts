import type { KeyboardEvent, ReactNode } from 'react';

/** Attribute of a row's check box; its state shows in the whole row. */
export const choiceAttribute = 'data-choice';

/**
 * Makes the rows of a table selectable. The caller passes the parts, so that other tables do not
 * load them. Must be stable: a new one rerenders every row.
 */
export interface TableChoice<Row> {
  /** The check box of a row, marked by `choiceAttribute`. */
  readonly cell: (row: Row) => ReactNode;
  /** The check box above all rows, which it gets in display order. */
  readonly heading: (rows: readonly Row[]) => ReactNode;
  /** Handles keys in the rows, which it gets in display order. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, rows: readonly Row[]) => void;
}
