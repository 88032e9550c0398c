import type { ReactNode } from 'react';

/** A column of a table. The first column identifies the row. */
export interface Column<Row, Key extends string = never> {
  readonly id: string;
  /** Heading of the column; on a phone it is the label beside the value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Width as a CSS grid track. Default `minmax(96px, 1fr)`. */
  readonly width?: string;
  /** Alignment of the cells: `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  /** The sort key of the column. A column without one has a plain heading. */
  readonly sortKey?: Key;
  /** Whether the heading is for screen readers only, without a label on a phone: for actions. */
  readonly isHeaderHidden?: boolean;
}
