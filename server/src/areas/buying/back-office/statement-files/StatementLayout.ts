import { createHash } from 'node:crypto';
import type { CsvRow } from '@portal/paper/csv/parseCsv.ts';
import type { StoredLayout } from '../../../../platform/db/tables/orders.ts';
import { dayText, parseYen } from './statementCells.ts';

/**
 * Column indices of a statement, from 0: of the date, or of year, month and day; of deposits (a
 * negative amount is a withdrawal); of the payer, the best first; of the direction, if the amount
 * does not show it.
 */
export type StatementLayout = StoredLayout;

/** A layout, and the start of the transfers in a statement. */
export interface FoundLayout extends StatementLayout {
  /** Index of the first row below the header. */
  readonly from: number;
}

/**
 * Identifies statements of one layout, for stored answers: the column names, or without names the
 * kinds of their contents.
 */
export function layoutSignature(head: CsvRow | undefined, rows: readonly CsvRow[]): string {
  const named = head?.cells.map(normalizeTitle) ?? columnKinds(rows);
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}

/** Normalizes a column name for comparison. */
export function normalizeTitle(cell: string): string {
  return cell
    .normalize('NFKC')
    .replaceAll(/\((?:[^年月日()]|[^()]{2,})\)|\s/gu, '')
    .toLowerCase();
}

type ColumnKind = 'day' | 'yen' | 'text' | 'empty';

/** The kind of content of each column over all rows. */
export function columnKinds(rows: readonly CsvRow[]): readonly ColumnKind[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map(({ cells: row }) => row[column] ?? '').filter((cell) => cell.trim());
    if (cells.length === 0) return 'empty';
    if (cells.every((cell) => dayText(cell) !== undefined)) return 'day';
    return cells.every((cell) => parseYen(cell) !== undefined) ? 'yen' : 'text';
  });
}

/** Whether a row looks like a transfer: it contains a date and an amount. */
export function isTransfer({ cells }: CsvRow): boolean {
  const day = cells.findIndex((cell) => dayText(cell) !== undefined);
  return day >= 0 && cells.some((cell, column) => column !== day && Boolean(parseYen(cell)));
}
