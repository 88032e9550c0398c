import type { ListSort } from '../../basics/lists/ListSort.ts';

/** The sort after a press on a heading: by that column, and in the other direction after that. */
export function nextSort<Key extends string>(
  sort: ListSort<Key> | null | undefined,
  key: Key,
): ListSort<Key> {
  return { key, descending: sort?.key === key && !sort.descending };
}
