export interface CsvRow {
  /** Line of the file at which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What stands between cells; Excel writes semicolons where the comma is the decimal sign. */
export type CsvSeparator = ',' | ';' | '\t';

/** Bytes of a line; nobody's file needs as many. */
export const longestLine = 4096;

/**
 * The error of a CSV text with a line that is too long, or whose quotes do not fit, so that nobody can
 * say where its cells end.
 */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  /** @param line of the file, from 1; of quotes the one at which their cell begins */
  constructor(
    readonly code: 'quotes' | 'long',
    readonly line: number,
  ) {
    super(`line ${line}: ${code}`);
  }
}

/**
 * Rows of a CSV text (RFC 4180): quoted cells may hold separators, quotes and line ends, which come
 * back as `\n`; in a cell that does not begin with a quote, quotes are signs like others. A byte
 * order mark at the beginning does not count. Each sign is looked at once, and the length of a line
 * before its signs.
 *
 * @throws CsvError when a quote is not closed, something stands behind the closing one, or a line is
 * longer than `longestLine`
 */
export function parseCsv(text: string, separator: CsvSeparator = ','): readonly CsvRow[] {
  const lines = text.replace(/^\ufeff/u, '').split(/\r\n?|\n/u);
  if (lines.at(-1) === '') lines.pop();
  const rows: { line: number; cells: string[] }[] = [];
  /** The cell in quotes that is not closed yet. */
  let open: { line: number; text: string } | undefined;
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    if (Buffer.byteLength(written) > longestLine) throw new CsvError('long', line);
    const row = (open && rows.at(-1)) ?? { line, cells: [] };
    if (!open) rows.push(row);
    let at = 0;
    while (at <= written.length) {
      if (!open && written[at] === '"') {
        open = { line, text: '' };
        at += 1;
      }
      const end = written.indexOf(open ? '"' : separator, at);
      const part = written.slice(at, end < 0 ? undefined : end);
      at = end < 0 ? Infinity : end + 1;
      if (!open) row.cells.push(part);
      else if (end < 0) open.text += `${part}\n`;
      else if (written[at] === '"') {
        open.text += `${part}"`;
        at += 1;
      } else {
        if (at < written.length && written[at] !== separator)
          throw new CsvError('quotes', open.line);
        row.cells.push(open.text + part);
        open = undefined;
        at += 1;
      }
    }
  }
  if (open) throw new CsvError('quotes', open.line);
  return rows;
}
