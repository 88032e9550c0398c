import type { Sort } from './Column.ts';

/** What a press on a column's heading sorts by: that column, and the other way round after that. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const isTurning = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurning ? 'descending' : 'ascending' };
}
