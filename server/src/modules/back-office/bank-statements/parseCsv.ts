interface CsvRow {
  /** Line of the file at which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows of a CSV text (RFC 4180): quoted cells may hold commas, quotes and line ends. */
export function parseCsv(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let begun = 1;
  let line = 1;
  // A cell with what ends it; quotes inside a quoted cell are doubled.
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*|"[^\r\n]*)(,|\r\n|\n|\r|$)/gy;
  const source = text.replace(/^\ufeff/, '');
  for (const match of source.matchAll(pattern)) {
    const [whole, cell = '', end] = match;
    cells.push(unquoted(cell));
    line += (whole.match(/\r\n|\n|\r/g) ?? []).length;
    if (end === ',') continue;
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
