import type { ReactNode } from 'react';

/** One column of a table. The first one identifies the row. */
export interface Column<Row, Key extends string = never> {
  readonly id: string;
  /** Heading; on a phone the label beside the value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Width as a CSS grid track. Default `minmax(96px, 1fr)`. */
  readonly width?: string;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  /** What its heading sorts by. A column without one has a plain heading. */
  readonly sortKey?: Key;
  /** The heading is for screen readers only, and there is no label on a phone: actions. */
  readonly isHeaderHidden?: boolean;
}
