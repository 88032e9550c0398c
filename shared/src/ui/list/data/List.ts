import type { ListSort } from '../../../basics/lists/ListSort.ts';

/**
 * How much of a list is loaded.
 * - `none`: nothing yet
 * - `loading`: the rows that came with the page, while the others load
 * - `partial`: the rows that came with the page, since the others could not be loaded
 * - `whole`: all rows
 */
export type Extent = 'none' | 'loading' | 'partial' | 'whole';

/** The state of a list; `rows` also while they load. */
export type ListState = 'rows' | 'empty' | 'failed';

/** The failure to load some of a list whose other rows are shown. */
export interface ListFailure {
  /** `old`: all rows are outdated; `partial`: only those that came with the page are loaded. */
  readonly kind: 'old' | 'partial';
  /** Number of the loaded rows. */
  readonly loaded: number;
  /** Number of rows that match the page's first address; `undefined` when unknown. */
  readonly total: number | undefined;
}

/** A list for `ListCard` and `ListNotice`, whatever its filters. */
export interface ShownList<Row, Key extends string> {
  readonly state: ListState;
  /** The loaded rows, shown or not. */
  readonly all: readonly Row[];
  /** The matching rows, filtered and sorted by the address. */
  readonly shown: readonly Row[];
  readonly extent: Extent;
  /** Number of all matching rows, even if only the first are loaded. */
  readonly matching: number;
  /** Number of all rows without filters; unknown until the whole list is loaded. */
  readonly total: number | undefined;
  /** Names of the view's parameters in the address; with them, views can be saved. */
  readonly parameters?: readonly string[];
  readonly search: string;
  readonly sort: ListSort<Key> | null;
  readonly failure: ListFailure | null;
  /** The error of the failed load. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  readonly changeSearch: (search: string) => void;
  readonly changeSort: (sort: ListSort<Key>) => void;
  /** Clears search and filters, and keeps the order. */
  readonly clearFilters: () => void;
}

/** A list with the view in its address. */
export interface List<Row, View, Key extends string> extends ShownList<Row, Key> {
  readonly view: View;
  /** Changes the view by changing the address. */
  readonly changeView: (changes: Partial<View>) => void;
}
