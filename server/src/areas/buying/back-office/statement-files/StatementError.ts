import type { CsvError } from '@portal/paper/csv/parseCsv.ts';

/** The error of a bank statement that cannot be read as a whole; nothing of it is recorded. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** @param line of the file at which the fault is, from 1; null when it is not one line's */
  constructor(
    readonly code:
      | 'empty'
      | 'binary'
      | 'encoding'
      | 'cut'
      | 'columns'
      | 'commas'
      | 'lines'
      | CsvError['code'],
    readonly line: number | null = null,
  ) {
    super(code);
  }
}
