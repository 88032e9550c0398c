import type { RowChoice } from './createRowChoice.ts';

/** How the rows of a table are chosen. Keep it: a new one renders every row again. */
export interface TableChoice<Row> {
  readonly rows: RowChoice;
  /** Accessible name of the check box of a row. */
  readonly labelOf: (row: Row) => string;
}

/** The check box above all rows of a table. */
export interface ChooseAll {
  /** Its name, with the number of rows. */
  readonly label: string;
  /** Whether all rows are here: otherwise "all" would be the first of them. */
  readonly isReady: boolean;
}
