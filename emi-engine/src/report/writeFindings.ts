import { csvWriter, type CsvValue, type CsvWriter, writeOut } from '@portal/shared/domain';
import type { Report } from './Report.ts';
import type { FindingRow } from './rows/FindingRow.ts';
import { findingRows } from './rows/findingRows.ts';

/**
 * Columns of `findings.csv`: the number of the finding in the report, then the fields of the JSON.
 */
const columns = [
  ...['rule', 'severity', 'net', 'class', 'class_source', 'layer', 'x_mm', 'y_mm'],
  ...['measured', 'limit', 'unit', 'message', 'advice', 'source'],
] as const satisfies readonly (keyof FindingRow)[];

/**
 * `findings.csv` for spreadsheets: RFC 4180 with a byte order mark. Formulas are guarded and
 * control characters in names are escaped. In pieces.
 */
export async function writeFindingsCsv(report: Report): Promise<Generator<string, void>> {
  return pieces(report, await csvWriter());
}

function* pieces(report: Report, writer: CsvWriter): Generator<string, void> {
  const suppressed = report.suppressed ? (['suppressed'] as const) : [];
  const named = [...columns, ...suppressed, 'confidence'] as const;
  yield writer.begin(['no', ...named]);
  let no = 0;
  for (const rows of findingRows(report))
    yield writer.rows(
      rows.map((row): CsvValue[] => {
        no += 1;
        return [no, ...named.map((column) => cellOf(row[column] ?? null))];
      }),
    );
}

function cellOf(value: CsvValue): CsvValue {
  return typeof value === 'string' ? writeOut(value) : value;
}

/** `findings.json`: an array with one finding per line, the worst first; in pieces. */
export function* writeFindingsJson(report: Report): Generator<string, void> {
  let isFirst = true;
  for (const rows of findingRows(report)) {
    yield `${isFirst ? '[\n' : ',\n'}${rows.map((row) => escaped(JSON.stringify(row))).join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** Escapes characters that JSON allows but terminals interpret. */
function escaped(json: string): string {
  return json.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
