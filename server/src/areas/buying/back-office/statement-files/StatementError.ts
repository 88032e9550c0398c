import type { CsvError } from '@portal/paper/csv/parseCsv.ts';

/** The bank statement cannot be read as a whole; nothing is recorded. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** @param line line of the fault, from 1; null if the fault concerns no single line */
  constructor(
    readonly code:
      | 'empty'
      | 'binary'
      | 'encoding'
      | 'cut'
      | 'columns'
      | 'sums'
      | 'commas'
      | 'lines'
      | CsvError['code'],
    readonly line: number | null = null,
  ) {
    super(code);
  }
}
