import type { ReactNode } from 'react';

/** A column of a table. The first column identifies the row. */
export interface Column<Row, Key extends string = never> {
  readonly id: string;
  /** Heading of the column; on a phone it is the label beside the value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * Width as a CSS grid track; its first number of pixels is the least that the cells need. A
   * heading never gets less than its longest word needs. Default `minmax(96px, 1fr)`.
   */
  readonly width?: string;
  /** Alignment of the cells: `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  /** The sort key of the column. A column without one has a plain heading. */
  readonly sortKey?: Key;
  /**
   * When the column leaves a table that is too narrow for all: 1 is the first to leave. A column
   * without it stays. Cards and paper have all columns.
   */
  readonly leaves?: number;
  /** Whether the heading is for screen readers only, without a label on a phone: for actions. */
  readonly isHeaderHidden?: boolean;
  /**
   * Place in a card, without a label: `head` beside the first column, for a chip, or `whole` over
   * the width of the card, for a sentence.
   */
  readonly inCard?: 'head' | 'whole';
  /** Whether the column is left out on paper, like that of actions: it has controls only. */
  readonly isScreenOnly?: boolean;
}

/** Whether a column is left out on paper. */
export function isScreenOnly<Row>(column: Column<Row, string>): boolean {
  return column.isScreenOnly ?? column.isHeaderHidden ?? false;
}
