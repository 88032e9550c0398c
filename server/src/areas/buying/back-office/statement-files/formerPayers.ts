import type { CsvRow } from '@portal/paper/csv/parseCsv.ts';
import { nameable } from './statementCells.ts';

/** Column names known before 2026-11-30; the first match counted. */
export const formerNames = {
  date: ['日付', '取引日', 'お取引日', '入金日', '取扱日付', '年月日', 'date'],
  deposit: ['入金額', '入金金額', 'お預り金額', 'お預入額', '預入金額', '入金', 'amount', 'credit'],
  payer: [
    ...['振込依頼人名', '依頼人名', '振込人名', 'お取引内容', '取引内容', '摘要'],
    ...['name', 'description'],
  ],
} as const;

/**
 * Reads the payer as before 2026-11-30. The digests of lines booked then contain it, so they stay
 * recognizable. `null` if the statement was not readable then.
 */
export function formerPayers(rows: readonly CsvRow[]): (row: CsvRow) => string | null {
  const payer = rows.flatMap(({ cells }) => payerColumn(cells) ?? [])[0];
  return ({ cells }) => (payer === undefined ? null : nameable(cells[payer] ?? ''));
}

function payerColumn(cells: readonly string[]): number | undefined {
  const titles = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .replaceAll(/\([^()]*\)|\s/gu, '')
      .toLowerCase(),
  );
  const { date, deposit, payer } = formerNames;
  const found = [date, deposit, payer].map((names) => columnNamed(names, titles));
  return found.includes(-1) ? undefined : found[2];
}

/** Index of the column with the first matching name; -1 for none. */
export function columnNamed(names: readonly string[], titles: readonly string[]): number {
  return names.map((name) => titles.indexOf(name)).find((column) => column >= 0) ?? -1;
}
