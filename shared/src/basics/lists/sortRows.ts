import { compareCodePoints } from './compareCodePoints.ts';

export type SortValue = string | number | null;

interface RowOrder<Row> {
  /** The value that a row is sorted by. */
  readonly valueOf: (row: Row) => SortValue;
  readonly descending: boolean;
  /** Compares rows of the same value. Default: they keep their order. */
  readonly tie?: (one: Row, other: Row) => number;
}

/**
 * Sorts the rows of a list. Texts are compared by code point, as the database does; rows without a
 * value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { valueOf, descending, tie = () => 0 }: RowOrder<Row>,
): Row[] {
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => compareValues(a.value, b.value, descending) || tie(a.row, b.row))
    .map(({ row }) => row);
}

function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : compareCodePoints(String(a), String(b));
  return descending ? -order : order;
}
