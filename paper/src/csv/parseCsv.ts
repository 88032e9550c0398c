export interface CsvRow {
  /** Line of the file where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Cell separator; Excel writes semicolons where the comma is the decimal separator. */
export type CsvSeparator = ',' | ';' | '\t';

/** Most bytes of a line; far more than real files need. */
export const longestLine = 4096;

/** The CSV text has a line that is too long, or quotes that leave the end of a cell undefined. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  /** @param line line of the file, from 1; for quotes, the line where the cell begins */
  constructor(
    readonly code: 'quotes' | 'long',
    readonly line: number,
  ) {
    super(`line ${line}: ${code}`);
  }
}

/**
 * Rows of a CSV text (RFC 4180). Quoted cells may contain separators, quotes and line ends, which
 * become `\n`; in a cell that does not begin with a quote, quotes are ordinary characters. A
 * leading byte order mark is ignored. Takes linear time and checks the length of a line before its
 * content.
 *
 * @throws CsvError if a quote is not closed, text follows a closing quote, or a line is longer than
 * `longestLine`
 */
export function* csvRows(text: string, separator: CsvSeparator = ','): Generator<CsvRow> {
  /** The quoted cell that is not closed yet. */
  let open: { line: number; text: string } | undefined;
  let row: { line: number; cells: string[] } = { line: 1, cells: [] };
  for (const [line, written] of linesOf(text.replace(/^\ufeff/u, ''))) {
    if (!open) row = { line, cells: [] };
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
    if (!open) yield row;
  }
  if (open) throw new CsvError('quotes', open.line);
}

/** All rows at once, for short texts. */
export function parseCsv(text: string, separator?: CsvSeparator): readonly CsvRow[] {
  return [...csvRows(text, separator)];
}

/** Lines with their numbers, without line ends. */
function* linesOf(text: string): Generator<readonly [number, string]> {
  const end = /\r\n?|\n/gu;
  for (let line = 1, start = 0; start < text.length; line += 1) {
    const found = end.exec(text);
    const written = text.slice(start, found?.index);
    if (Buffer.byteLength(written) > longestLine) throw new CsvError('long', line);
    yield [line, written];
    start = found ? end.lastIndex : text.length;
  }
}
