import type { ListSort } from '../../../basics/lists/ListSort.ts';

/**
 * How much of a list is here.
 * - `none`: nothing yet
 * - `loading`: the rows that came with the page; the others are on their way
 * - `partial`: the rows that came with the page; the others could not be read
 * - `whole`: all rows
 */
export type Extent = 'none' | 'loading' | 'partial' | 'whole';

/** Which of the states of a screen a list is in; `rows` also while they are loading. */
export type ListState = 'rows' | 'empty' | 'failed' | 'not_permitted';

/** What the list could not read, while some of it is shown. */
export interface ListFailure {
  /** `old`: all rows, which could not be read again; `partial`: only those that came with the page. */
  readonly kind: 'old' | 'partial';
  /** Number of the rows that are here. */
  readonly loaded: number;
  /** Number of the rows that the page was opened for; `undefined` when that is not known. */
  readonly total: number | undefined;
}

/** A list as `ListCard` and `ListNotice` show it, whatever its filters. */
export interface ShownList<Row, Key extends string> {
  readonly state: ListState;
  /** The rows that are here, shown or not. */
  readonly all: readonly Row[];
  /** Narrowed and in order, as the address says. */
  readonly shown: readonly Row[];
  readonly extent: Extent;
  /** Number of all rows that match, also when only the first of them are here. */
  readonly matching: number;
  /** Number of all rows without filters; not known before the whole list is here. */
  readonly total: number | undefined;
  readonly search: string;
  readonly sort: ListSort<Key> | null;
  readonly failure: ListFailure | null;
  /** What reading the list has failed with. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  readonly changeSearch: (search: string) => void;
  readonly changeSort: (sort: ListSort<Key>) => void;
  /** Shows everything again, in the same order. */
  readonly clearFilters: () => void;
}

/** A list with what its address says. */
export interface List<Row, View, Key extends string> extends ShownList<Row, Key> {
  readonly view: View;
  /** Changes what is shown by changing the address. */
  readonly changeView: (changes: Partial<View>) => void;
}
