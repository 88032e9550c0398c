/** A row of the table in `docs/benchmarks.md`. */
export interface FigureRow {
  readonly what: string;
  readonly measured: string;
  /** Target value. Optional. */
  readonly wanted?: string;
}

/** The results of a part's run, and its machine. */
export interface Figures {
  readonly part: string;
  readonly rows: readonly FigureRow[];
  readonly conditions: string;
}

const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

/**
 * Replaces a part's rows in the marked table of a document, or appends them. The first row contains
 * the conditions.
 * @throws Error when the document has no marked table
 */
export function withFigures(text: string, { part, rows, conditions }: Figures): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document lacks the markers ${begin} and ${end}`);
  const lines = text
    .slice(from + begin.length, to)
    .trim()
    .split('\n');
  const isOwn = (line: string) => line.startsWith(`| ${part} |`);
  const first = lines.findIndex(isOwn);
  const own = rows.map(({ what, measured, wanted = '' }, index) =>
    `| ${[part, what, measured, wanted, index === 0 ? conditions : ''].join(' | ')} |`.replaceAll(
      '|  ',
      '| ',
    ),
  );
  const others = lines.filter((line) => !isOwn(line));
  const all = others.toSpliced(first < 0 ? others.length : first, 0, ...own);
  return `${text.slice(0, from)}${begin}\n\n${all.join('\n')}\n\n${text.slice(to)}`;
}
