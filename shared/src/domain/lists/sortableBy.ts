import type { ListSort } from './ListSort.ts';

/** How the order of a list stands in the address. */
export interface SortRule<Key extends string, Sort extends ListSort<Key> | null> {
  /** The order of an address that says none. */
  readonly initial: Sort;
  /** An order that is not known counts as none. */
  readonly parse: (text: string) => Sort;
}

/**
 * The orders that a list can have.
 *
 * @param keys Names of the orders in the address.
 * @param initial The order of an address that says none; `null` leaves rows as the server has them.
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
