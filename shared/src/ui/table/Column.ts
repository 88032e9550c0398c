import type { ReactNode } from 'react';

/** A column of a table. The first column identifies the row. */
export interface Column<Row, Key extends string = never> {
  readonly id: string;
  /** Heading of the column; on a phone the label beside the value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * Width as a CSS grid track; its first number is the minimum width of the cells in pixels. A
   * heading always has room for its longest word. Default `minmax(96px, 1fr)`.
   */
  readonly width?: string;
  /** Alignment of the cells: `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  /** The sort key of the column. A column without one has a plain heading. */
  readonly sortKey?: Key;
  /**
   * Order in which columns are hidden when the table is too narrow: 1 is the first. A column
   * without it is never hidden. Cards and paper have all columns.
   */
  readonly leaves?: number;
  /** Whether the heading is only for screen readers, without a label on a phone: for actions. */
  readonly isHeaderHidden?: boolean;
  /**
   * Place in a card, as rows are on phones:
   * - `title`: the heading of the card, instead of the first column
   * - `head`: beside the heading, such as a chip
   * - `whole`: a line below, such as a sentence
   * - `line`: in the last line, beside other values
   * - `field`: in the last line, with its label
   * - `none`: only in the table; for what the row's own screen shows
   *
   * Default: a line with its label.
   */
  readonly inCard?: 'title' | 'head' | 'whole' | 'line' | 'field' | 'none';
  /** Whether the column is omitted on paper, since it has only controls. */
  readonly isScreenOnly?: boolean;
}

/** Whether a column is omitted on paper. */
export function isScreenOnly<Row>(column: Column<Row, string>): boolean {
  return column.isScreenOnly ?? column.isHeaderHidden ?? false;
}
