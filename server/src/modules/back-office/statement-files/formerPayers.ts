import type { CsvRow } from '../../../csv/parseCsv.ts';
import { nameable } from './statementCells.ts';

/** Names of columns that the portal knew before 2026-11-30. */
const columnNames = [
  ['日付', '取引日', 'お取引日', '入金日', '取扱日付', '年月日', 'date'],
  ['入金額', '入金金額', 'お預り金額', 'お預入額', '預入金額', '入金', 'amount', 'credit'],
  [
    ...['振込依頼人名', '依頼人名', '振込人名', 'お取引内容', '取引内容', '摘要'],
    ...['name', 'description'],
  ],
] as const;

/**
 * Who has paid, as the portal read it before 2026-11-30: the digests of the lines that it booked
 * contain it, by which they stay known. `null` where it could not read the statement.
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
  const found = columnNames.map(
    (names) => names.map((name) => titles.indexOf(name)).find((column) => column >= 0) ?? -1,
  );
  return found.includes(-1) ? undefined : found[2];
}
