import { isCalendarDay, type CalendarDay } from '@portal/shared/domain';
import { inPieces } from '../../../csv/inPieces.ts';
import { CsvError, csvRows, type CsvRow } from '../../../csv/parseCsv.ts';

/** A deposit on the account. */
export interface Deposit {
  /** In the file, from 1. */
  readonly line: number;
  readonly bookedOn: CalendarDay;
  /** Yen. */
  readonly amount: number;
  readonly payer: string;
}

export interface BrokenLine {
  readonly line: number;
  readonly why: 'columns' | 'date' | 'amount';
}

export interface Statement {
  readonly deposits: readonly Deposit[];
  /** Lines that cannot be read; the others count all the same. */
  readonly broken: readonly BrokenLine[];
}

/** The error of a bank statement that cannot be read as a whole. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  constructor(
    readonly code: 'encoding' | 'header' | 'lines' | CsvError['code'],
    /** Line of the file at which the fault is, from 1; null when it is not one line's. */
    readonly line: number | null = null,
  ) {
    super(code);
  }
}

/** More than an account has in a month; each is answered. */
export const mostRows = 10_000;

/** Names that banks give the columns. */
const columnNames = {
  date: ['日付', '取引日', 'お取引日', '入金日', '取扱日付', '年月日', 'date'],
  amount: ['入金額', '入金金額', 'お預り金額', 'お預入額', '預入金額', '入金', 'amount', 'credit'],
  payer: [
    '振込依頼人名',
    '依頼人名',
    '振込人名',
    'お取引内容',
    '取引内容',
    '摘要',
    'name',
    'description',
  ],
} as const;

/**
 * Reads the statement that a bank gives as CSV, in UTF-8 or Shift_JIS. Lines before the one with the
 * columns' names do not count, nor do withdrawals.
 *
 * @throws StatementError
 */
export async function readStatement(file: Uint8Array): Promise<Statement> {
  let columns: Columns | undefined;
  const deposits: Deposit[] = [];
  const broken: BrokenLine[] = [];
  await eachRow(decode(file), ({ line, cells }) => {
    if (!columns) {
      columns = columnsOf(cells);
      return;
    }
    const read = readLine(line, cells, columns);
    if (!read) return;
    if ('why' in read) broken.push(read);
    else deposits.push(read);
  });
  if (!columns) throw new StatementError('header');
  return { deposits, broken };
}

async function eachRow(text: string, read: (row: CsvRow) => void): Promise<void> {
  let left = mostRows;
  try {
    await inPieces(csvRows(text), (row) => {
      if (left === 0) throw new StatementError('lines');
      left -= 1;
      read(row);
    });
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError(error.code, error.line);
    throw error;
  }
}

function decode(file: Uint8Array): string {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(file);
    } catch {
      // Not this one.
    }
  }
  throw new StatementError('encoding');
}

type Columns = Readonly<Record<keyof typeof columnNames, number>>;

function columnsOf(cells: readonly string[]): Columns | undefined {
  const titles = cells.map((cell) =>
    plain(cell)
      .replaceAll(/\([^()]*\)|\s/g, '')
      .toLowerCase(),
  );
  const find = (names: readonly string[]) =>
    names.map((name) => titles.indexOf(name)).find((index) => index >= 0) ?? -1;
  const [date, amount, payer] = [columnNames.date, columnNames.amount, columnNames.payer].map(find);
  if (date === undefined || amount === undefined || payer === undefined) return undefined;
  return Math.min(date, amount, payer) < 0 ? undefined : { date, amount, payer };
}

function readLine(
  line: number,
  cells: readonly string[],
  columns: Columns,
): Deposit | BrokenLine | undefined {
  if (cells.every((cell) => cell.trim() === '')) return undefined;
  const [date, amount, payer] = [cells[columns.date], cells[columns.amount], cells[columns.payer]];
  if (date === undefined || amount === undefined || payer === undefined) {
    return { line, why: 'columns' };
  }
  const digits = plain(amount).replaceAll(/[,\s¥円]/g, '');
  // A withdrawal has nothing here.
  if (digits === '' || /^[0-]+$/.test(digits)) return undefined;
  if (!/^\d{1,12}$/.test(digits)) return { line, why: 'amount' };
  const bookedOn = dayOf(plain(date));
  if (bookedOn === undefined) return { line, why: 'date' };
  return { line, bookedOn, amount: Number(digits), payer: nameable(payer) };
}

function dayOf(text: string): CalendarDay | undefined {
  const found = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(text);
  const [, year = '', month = '', date = ''] = found ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : undefined;
}

/** Longer than banks write; what is no character becomes a space. */
const nameable = (text: string): string =>
  Array.from(plain(text.replaceAll(/\p{Cc}+/gu, ' ')))
    .slice(0, 200)
    .join('');

/** Half-width kana and full-width digits become the usual ones. */
const plain = (text: string): string => text.normalize('NFKC').trim();
