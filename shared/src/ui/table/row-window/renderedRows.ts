import type { RowRange } from './rowOffsets.ts';

/** Indexes of the rows to render, ascending: the range, and the row with focus. */
export function renderedRows(
  { start, end }: RowRange,
  count: number,
  focused: number | undefined,
): readonly number[] {
  const range = Array.from({ length: end - start }, (_, position) => start + position);
  if (focused === undefined || focused >= count) return range;
  if (focused < start) return [focused, ...range];
  return focused >= end ? [...range, focused] : range;
}
