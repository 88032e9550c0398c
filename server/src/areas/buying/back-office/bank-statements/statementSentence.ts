import { longestLine } from '@portal/paper/csv/parseCsv.ts';
import type { StatementError } from '../statement-files/StatementError.ts';
import { mostRows } from '../statement-files/statementText.ts';

/** Describes the fault of a whole statement; follows the file name. */
export function statementSentence({ code, line }: StatementError): string {
  const sentences: Readonly<Record<StatementError['code'], string>> = {
    empty: 'has nothing in it',
    binary: 'is no text; take the statement from the bank as CSV or in the form of 全銀',
    encoding: 'is neither UTF-8 nor Shift_JIS',
    cut: `is cut off${line === null ? '' : ` in line ${line}`}`,
    sums: `lacks or repeats records: line ${String(line)} states other counts or sums than the records before it have`,
    columns: 'has no day in the column that was named for it',
    commas: `has an amount in line ${String(line)} whose commas part it into columns; take the statement with tabs, or with amounts in quotation marks`,
    quotes: `has a quotation mark in line ${String(line)} that is not closed, or is closed too early`,
    lines: `has more than ${mostRows} lines`,
    long: `has more than ${longestLine} bytes in line ${String(line)}`,
  };
  return `${sentences[code]}; nothing was recorded`;
}
