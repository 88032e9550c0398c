export interface CsvRow {
  /** Line of the file at which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What stands between cells; Excel writes semicolons where the comma is the decimal sign. */
export type CsvSeparator = ',' | ';' | '\t';

/** A cell with what ends it; quotes inside a quoted cell are doubled. */
const patterns = {
  ',': /("(?:[^"]|"")*"|[^",\r\n]*|"[^\r\n]*)(,|\r\n|\n|\r|$)/gy,
  ';': /("(?:[^"]|"")*"|[^";\r\n]*|"[^\r\n]*)(;|\r\n|\n|\r|$)/gy,
  '\t': /("(?:[^"]|"")*"|[^"\t\r\n]*|"[^\r\n]*)(\t|\r\n|\n|\r|$)/gy,
};

/**
 * Rows of a CSV text (RFC 4180): quoted cells may hold separators, quotes and line ends. A byte
 * order mark at the beginning does not count.
 */
export function parseCsv(text: string, separator: CsvSeparator = ','): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let begun = 1;
  let line = 1;
  const source = text.replace(/^\ufeff/, '');
  for (const match of source.matchAll(patterns[separator])) {
    const [whole, cell = '', end] = match;
    cells.push(unquoted(cell));
    line += (whole.match(/\r\n|\n|\r/g) ?? []).length;
    if (end === separator) continue;
    rows.push({ line: begun, cells });
    cells = [];
    begun = line;
    if (match.index + whole.length >= source.length) break;
  }
  return rows;
}

/**
 * The value of a CSV cell without its quotes; of an opening quote without a closing one, only that
 * quote is removed.
 */
function unquoted(cell: string): string {
  if (!cell.startsWith('"')) return cell;
  const inner = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1] ?? cell.slice(1);
  return inner.replaceAll('""', '"');
}
