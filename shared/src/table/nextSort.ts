import type { ListSort } from '../domain/lists/ListSort.ts';

/** What a press on a column's heading sorts by: that column, and the other way round after that. */
export function nextSort<Key extends string>(
  sort: ListSort<Key> | null | undefined,
  key: Key,
): ListSort<Key> {
  return { key, descending: sort?.key === key && !sort.descending };
}
