import { csvText, type CsvValue } from '@portal/shared/domain';
import { type FindingRow } from './rows/FindingRow.ts';

/** Columns of `findings.csv`: the number that a finding has in the report, then the fields of the JSON. */
const columns = [
  ...['rule', 'severity', 'net', 'class', 'class_source', 'layer', 'x_mm', 'y_mm'],
  ...['measured', 'limit', 'unit', 'message', 'advice', 'source'],
] as const satisfies readonly (keyof FindingRow)[];

/** `findings.csv` for spreadsheets: RFC 4180 with a byte order mark; formulas cannot run. */
export function writeFindingsCsv(rows: readonly FindingRow[]): Promise<string> {
  return csvText(
    ['no', ...columns],
    rows.map((row, index): CsvValue[] => [index + 1, ...columns.map((column) => row[column])]),
  );
}
