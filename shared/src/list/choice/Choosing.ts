import type { ReactNode } from 'react';

/** What can be done with rows that a person chooses. */
export interface Choosing<Row> {
  /** Name of a row for its check box, such as its number. A constant function. */
  readonly nameOf: (row: Row) => string;
  /** Buttons of the acts on the chosen rows, of which there is at least one. */
  readonly acts: (chosen: readonly Row[]) => ReactNode;
}
