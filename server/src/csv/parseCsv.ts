import papa from 'papaparse';

export interface CsvRow {
  /** Line of the file at which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What stands between cells; Excel writes semicolons where the comma is the decimal sign. */
export type CsvSeparator = ',' | ';' | '\t';

/** The error of a CSV text whose quotes do not fit, so that nobody can say where its cells end. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  /** @param line of the file at which the cell with the faulty quote begins, from 1 */
  constructor(readonly line: number) {
    super(`line ${line}: the quotes do not fit`);
  }
}

/**
 * Rows of a CSV text (RFC 4180): quoted cells may hold separators, quotes and line ends, which come
 * back as `\n`; in a cell that does not begin with a quote, quotes are signs like others. A byte
 * order mark at the beginning does not count.
 *
 * @throws CsvError when a quote is not closed, or something stands behind the closing one
 */
export function parseCsv(text: string, separator: CsvSeparator = ','): readonly CsvRow[] {
  // The library takes one kind of line end for a file; people's files have several.
  const source = text.replace(/^\ufeff/u, '').replaceAll(/\r\n?/gu, '\n');
  const { data, errors } = papa.parse<string[]>(source, { delimiter: separator, newline: '\n' });
  const [fault] = errors;
  if (fault) throw new CsvError(1 + lineEnds(source.slice(0, fault.index)));
  const rows: CsvRow[] = [];
  let line = 1;
  for (const cells of source.endsWith('\n') ? data.slice(0, -1) : data) {
    rows.push({ line, cells });
    line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
  }
  return rows;
}

function lineEnds(text: string): number {
  return text.split('\n').length - 1;
}
