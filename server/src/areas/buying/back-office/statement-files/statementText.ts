import { inPieces } from '@portal/paper/csv/inPieces.ts';
import { CsvError, csvRows, type CsvRow, type CsvSeparator } from '@portal/paper/csv/parseCsv.ts';
import { StatementError } from './StatementError.ts';

/** More rows than an account has in a month. */
export const mostRows = 10_000;
/** Most cells of a row that are read. */
const mostColumns = 30;
/** Lines from the top that may contain the header. */
export const headLines = 20;

/**
 * Decodes a file in UTF-8, with or without a byte order mark, or in CP932 (Shift_JIS on Windows).
 *
 * @throws StatementError `empty`, `binary`, `encoding`; `cut` if the last character is incomplete
 */
export function decodeStatement(file: Uint8Array): string {
  // Text files contain no NUL; sheets, PDF and archives do.
  if (file.includes(0)) throw new StatementError('binary');
  let isCut = false;
  for (const encoding of ['utf-8', 'shift_jis']) {
    const decoder = new TextDecoder(encoding, { fatal: true });
    try {
      const text = decoder.decode(file, { stream: true });
      isCut = true;
      decoder.decode();
      if (text.trim() === '') throw new StatementError('empty');
      return text;
    } catch (error) {
      if (error instanceof StatementError) throw error;
      if (isCut) throw new StatementError('cut');
      // Try the next encoding.
    }
  }
  throw new StatementError('encoding');
}

/** The rows of a statement: CSV with the most frequent separator of its first lines. */
export async function parseRows(text: string): Promise<readonly CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    await inPieces(csvRows(text, separatorOf(text)), (row) => {
      if (rows.length === mostRows) throw new StatementError('lines');
      rows.push({ line: row.line, cells: row.cells.slice(0, mostColumns) });
    });
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError(error.code, error.line);
    throw error;
  }
  return rows;
}

function separatorOf(text: string): CsvSeparator {
  const head = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/u, headLines)
    .join('\n')
    // Commas inside amounts are no separators.
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, '');
  const count = (separator: CsvSeparator) => head.split(separator).length;
  return count('\t') > count(',') ? '\t' : count(';') > count(',') ? ';' : ',';
}
