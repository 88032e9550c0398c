import { createHash } from 'node:crypto';
import type { CsvRow } from '@portal/paper/csv/parseCsv.ts';
import type { StoredLayout } from '../../../../platform/db/tables/orders.ts';
import { dayText, yenOf } from './statementCells.ts';

/**
 * Which column of a statement is what, from 0: of the day, or of year, month and day; of money that came
 * (a negative amount there went); of who has paid, what says it best first; of whether money came or
 * went, where the amount does not say it.
 */
export type StatementLayout = StoredLayout;

/** A layout, and where in a statement the transfers begin. */
export interface FoundLayout extends StatementLayout {
  /** Index of the first row below the head. */
  readonly from: number;
}

/**
 * What tells a layout from others, for those that were asked for: the names of its columns, or without
 * any what stands in them.
 */
export function signatureOf(head: CsvRow | undefined, rows: readonly CsvRow[]): string {
  const named = head?.cells.map(titleOf) ?? columnKinds(rows);
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}

/** A column's name for comparison. */
export function titleOf(cell: string): string {
  return cell
    .normalize('NFKC')
    .replaceAll(/\((?:[^年月日()]|[^()]{2,})\)|\s/gu, '')
    .toLowerCase();
}

export type ColumnKind = 'day' | 'yen' | 'text' | 'empty';

/** What stands in each column of all the rows. */
export function columnKinds(rows: readonly CsvRow[]): readonly ColumnKind[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map(({ cells: row }) => row[column] ?? '').filter((cell) => cell.trim());
    if (cells.length === 0) return 'empty';
    if (cells.every((cell) => dayText(cell) !== undefined)) return 'day';
    return cells.every((cell) => yenOf(cell) !== undefined) ? 'yen' : 'text';
  });
}

/** Whether a row looks like a transfer: a day and an amount are in it. */
export function isTransfer({ cells }: CsvRow): boolean {
  const day = cells.findIndex((cell) => dayText(cell) !== undefined);
  return day >= 0 && cells.some((cell, column) => column !== day && Boolean(yenOf(cell)));
}
