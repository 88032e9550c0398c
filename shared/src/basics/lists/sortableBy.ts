import type { ListSort } from './ListSort.ts';

/** The codec between the sort of a list and its parameter in the address. */
export interface SortRule<Key extends string, Sort extends ListSort<Key> | null> {
  /** The sort of an address without one. */
  readonly initial: Sort;
  /** Reads the sort; an unknown one counts as none. */
  readonly parse: (text: string) => Sort;
}

/**
 * Defines the sorts that a list can have.
 *
 * @param keys Sort keys in the address.
 * @param initial The sort of an address without one; `null` keeps the order of the server.
 */
export function sortableBy<const Key extends string, const Initial extends ListSort<Key> | null>(
  keys: readonly Key[],
  initial: Initial,
): SortRule<Key, ListSort<Key> | Initial> {
  return {
    initial,
    parse: (text) => {
      const descending = text.startsWith('-');
      const name = descending ? text.slice(1) : text;
      const key = keys.find((known) => known === name);
      return key === undefined ? initial : { key, descending };
    },
  };
}

/** The keys of a table of sorts. */
export function keysOf<Key extends string>(sorts: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in sorts) keys.push(key);
  return keys;
}
