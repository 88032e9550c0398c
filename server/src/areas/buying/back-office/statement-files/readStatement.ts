import type { CalendarDay } from '@portal/shared/domain';
import { inPieces } from '@portal/paper/csv/inPieces.ts';
import type { CsvRow } from '@portal/paper/csv/parseCsv.ts';
import { formerPayers } from './formerPayers.ts';
import { layoutByContent } from './layoutByContent.ts';
import { layoutByName } from './layoutByName.ts';
import { isZengin, readZengin } from './readZengin.ts';
import type { BrokenLine, Deposit, Statement, UnclearStatement } from './Statement.ts';
import {
  completeDay,
  dayText,
  isClosing,
  joinPayer,
  findYear,
  parseYen,
} from './statementCells.ts';
import { StatementError } from './StatementError.ts';
import {
  isTransfer,
  layoutSignature,
  type FoundLayout,
  type StatementLayout,
} from './StatementLayout.ts';
import { parseRows, decodeStatement } from './statementText.ts';

/** Lines shown of a statement with unknown columns. */
const shownLines = 10;
/** Rows from which the layout is inferred. */
const toldBy = 50;

interface StatementReading {
  /** In Tokyo. */
  readonly today: CalendarDay;
  /** Layout that the operator gave. */
  readonly asked?: StatementLayout | undefined;
  readonly stored: (signature: string) => Promise<StatementLayout | undefined>;
}

/** A statement with a layout that the operator gave, and its signature. */
interface ReadStatement extends Statement {
  readonly signature?: string;
}

/**
 * Reads a bank statement: a table in UTF-8 or CP932, separated by commas, tabs or semicolons, whose
 * columns are identified by name, by content or by the operator; or records of the Japanese Bankers
 * Association. Skips withdrawals, sums and everything above the table.
 *
 * @throws StatementError
 */
export async function readStatement(
  file: Uint8Array,
  { today, asked, stored }: StatementReading,
): Promise<ReadStatement | UnclearStatement> {
  const text = decodeStatement(file);
  if (isZengin(text)) return readZengin(text, today);
  const rows = await parseRows(text);
  const first = Math.max(rows.slice(0, toldBy).findIndex(isTransfer), 0);
  const above = rows[first - 1];
  const head = above && isHead(above) ? above : undefined;
  const signature = layoutSignature(head, rows.slice(first, first + toldBy));
  const proved = layoutByContent(rows.slice(0, first + toldBy));
  // Without names, statements of several banks look alike, so the proof by the balance takes
  // precedence.
  const said = asked ?? (head || !proved ? await stored(signature) : undefined);
  const layout = said ? { ...said, from: startOf(rows, said) } : (layoutByName(rows) ?? proved);
  if (!layout) return { unclear: rows.slice(0, shownLines).map(({ cells }) => cells) };
  const read = await readRows(rows, layout);
  const last = read.broken.at(-1);
  const end = rows.at(-1);
  // An unterminated, incomplete line: more may be missing.
  if (
    last?.why === 'columns' &&
    last.line === end?.line &&
    !/[\r\n]$/u.test(text) &&
    !isNote(end, rows[layout.from])
  )
    throw new StatementError('cut', last.line);
  return asked ? { ...read, signature } : read;
}

async function readRows(rows: readonly CsvRow[], layout: FoundLayout): Promise<Statement> {
  const year = findYear(rows.slice(0, layout.from).flatMap(({ cells }) => cells));
  const formerPayer = formerPayers(rows.slice(0, toldBy));
  const head = rows[layout.from - 1]?.cells ?? [];
  const deposits: Deposit[] = [];
  const broken: BrokenLine[] = [];
  await inPieces(rows.slice(layout.from), (row) => {
    const { line, cells } = row;
    if (cells.length > head.length && head.length > 1 && hasPartedAmount(cells))
      throw new StatementError('commas', line);
    // A page that repeats the header.
    if (cells.length > 1 && cells.join() === head.join()) return;
    const read = readRow(cells, layout, year);
    if (typeof read === 'string') broken.push({ line, why: read });
    else if (read) deposits.push({ line, ...read, formerPayer: formerPayer(row) });
  });
  return { deposits, broken };
}

type Read = Omit<Deposit, 'line' | 'formerPayer'> | BrokenLine['why'] | undefined;

/** @returns undefined for a row that is no deposit */
function readRow(
  cells: readonly string[],
  { date, deposit, payer, direction }: FoundLayout,
  year: string | undefined,
): Read {
  const days = date.map((column) => cells[column]?.trim() ?? '');
  const written = days.join('/');
  const payers = payer.map((column) => cells[column] ?? '');
  if (cells.every((cell) => cell.trim() === '')) return undefined;
  // A row with a date is a transfer, whatever its note says.
  if (dayText(written) === undefined && isClosing(cells)) return undefined;
  if (Math.max(...date, deposit) >= cells.length) return 'columns';
  const yen = parseYen(cells[deposit] ?? '');
  // A withdrawal has an empty cell here.
  if (yen === null) return undefined;
  if (yen === undefined) return 'amount';
  const way = direction === undefined ? undefined : wayOf(cells[direction] ?? '');
  if (yen < 0 || way === 'gone') return 'withdrawal';
  if (direction !== undefined && way === undefined) return 'direction';
  const bookedOn = completeDay(written, year);
  if (bookedOn === undefined) return 'date';
  return bookedOn === 'year' ? 'year' : { bookedOn, amount: yen, payer: joinPayer(payers) };
}

/** The direction by its word; `undefined` for an unknown word. */
function wayOf(cell: string): 'came' | 'gone' | undefined {
  const word = cell.normalize('NFKC').trim();
  if (/出|支払|払戻|引(?:き?落|き)|借方|^払|^2$|^d(?:r|ebit)?$|withdrawal/iu.test(word))
    return 'gone';
  return /入|預|受|貸方|^1$|^c(?:r|redit)?$|deposit/iu.test(word) ? 'came' : undefined;
}

/** Whether commas have split an amount into cells: `¥1` and `234`. */
function hasPartedAmount(cells: readonly string[]): boolean {
  return cells.some(
    (cell, at) =>
      /^\s*[¥￥\\+△▲(-]?\d{1,3}$/u.test(cell) &&
      /^\d{3}(?:\.0+)?円?\)?\s*$/u.test(cells[at + 1] ?? ''),
  );
}

/** Whether a line is a note below the table, which starts differently from its rows. */
function isNote({ cells }: CsvRow, row: CsvRow | undefined): boolean {
  const isPlain = (cell = '') => /^[ -~]/u.test(cell);
  return cells.length === 1 && isPlain(row?.cells[0]) && !isPlain(cells[0]);
}

/** Whether a row is a header: it has words, but neither dates nor amounts. */
function isHead({ cells }: CsvRow): boolean {
  const words = cells.filter((cell) => cell.trim() !== '');
  return words.length > 2 && words.every((cell) => dayText(cell) === undefined && !parseYen(cell));
}

function startOf(rows: readonly CsvRow[], { date }: StatementLayout): number {
  const from = rows.findIndex(
    ({ cells }) => dayText(date.map((column) => cells[column] ?? '').join('/')) !== undefined,
  );
  if (from < 0) throw new StatementError('columns');
  return from;
}
