import type { CsvRow } from '@portal/paper/csv/parseCsv.ts';
import { dayText, parseYen } from './statementCells.ts';
import { columnKinds, isTransfer, type FoundLayout } from './StatementLayout.ts';

/** Rows needed to prove which column is the balance. */
const proofRows = 3;

/**
 * Finds the layout of a statement without column names. The balance identifies the deposits: from
 * row to row, in the order of the dates, it changes by them. `undefined` if no column or several
 * columns fit.
 */
export function layoutByContent(rows: readonly CsvRow[]): FoundLayout | undefined {
  const from = rows.findIndex(isTransfer);
  const transfers = rows.slice(Math.max(from, 0)).filter(isTransfer);
  const kinds = columnKinds(transfers);
  const columns = (kind: string) => kinds.flatMap((each, at) => (each === kind ? [at] : []));
  const [date, ...otherDays] = columns('day');
  const payer = columns('text');
  const yen = columns('yen');
  const table = transfers.map(({ cells }) => kinds.map((_, at) => parseYen(cells[at] ?? '') ?? 0));
  const days = transfers.map(({ cells }) => dayText(cells[date ?? -1] ?? '') ?? '');
  const order = (days.at(-1) ?? '').localeCompare(days[0] ?? '');
  const ways = [...(order >= 0 ? [table] : []), ...(order <= 0 ? [table.toReversed()] : [])];
  const proved = yen.filter((deposit) => {
    // Within one day, equal payments read downwards look like deposits read upwards.
    const isOpen = order === 0 && new Set(table.map((row) => row[deposit])).size === 1;
    return !isOpen && ways.some((each) => hasBalance(each, deposit, yen));
  });
  const [deposit, ...others] = proved;
  if (from < 0 || transfers.length < proofRows || payer.length === 0) return undefined;
  if (date === undefined || deposit === undefined) return undefined;
  return otherDays.length + others.length > 0 ? undefined : { date: [date], deposit, payer, from };
}

/**
 * Whether a column is the balance that results from the deposits, with or without a column of
 * payments.
 *
 * @param rows yen of each column, the oldest first
 */
function hasBalance(
  rows: readonly (readonly number[])[],
  deposit: number,
  columns: readonly number[],
): boolean {
  const others = columns.filter((column) => column !== deposit);
  return others.some((balance) =>
    [-1, ...others.filter((column) => column !== balance)].some((gone) => {
      const change = (row: readonly number[]) => (row[deposit] ?? 0) - (row[gone] ?? 0);
      const isRight = rows.every((row, at) => {
        const before = rows[at - 1];
        return !before || (row[balance] ?? 0) - (before[balance] ?? 0) === change(row);
      });
      return isRight && rows.some((row) => change(row) > 0);
    }),
  );
}
