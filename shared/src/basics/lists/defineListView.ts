import type { ListSort } from './ListSort.ts';
import type { SortRule } from './sortableBy.ts';

type FilterValues = Readonly<Record<string, string | null>>;

interface ListViewRules<
  Filters extends FilterValues,
  Key extends string,
  Sort extends ListSort<Key> | null,
> {
  /** The filters of the list by the name of their parameter; `q` and `sort` are taken. */
  readonly filters: { readonly [Name in keyof Filters]: (text: string) => Filters[Name] };
  readonly sort: SortRule<Key, Sort>;
}

/**
 * The view of a list: the words that a row must all contain, one value for each filter, and the
 * sort.
 */
export type ListView<Filters, Sort> = {
  readonly [Name in keyof Filters]: Filters[Name];
} & {
  readonly search: string;
  readonly sort: Sort;
};

/** A codec between an address and the view of a list. */
export interface ListViewDefinition<View, Key extends string> {
  /** Names of the parameters, the same in the page's address and in the list's call. */
  readonly parameters: readonly string[];
  /** The view of an address without parameters. */
  readonly initial: View;
  /**
   * Reads the view from an address. Unknown values are ignored, so that an old or mistyped bookmark
   * still opens the list.
   */
  readonly parse: (address: URLSearchParams) => View;
  /** Writes the view into a copy of `address`; values of the initial view are left out. */
  readonly write: (view: View, address?: URLSearchParams) => URLSearchParams;
  /** Whether two views choose the same rows, however they are sorted. */
  readonly hasSameFilters: (one: View, other: View) => boolean;
  readonly sortOf: (view: View) => ListSort<Key> | null;
}

/** The type of the view of a definition. */
export type ListViewOf<Definition> =
  Definition extends ListViewDefinition<infer View, string> ? View : never;

/**
 * The codec between a list's address and its view: the search is the parameter `q`, the order
 * `sort`, and each filter has a parameter. Server and browser share the definition.
 *
 * ```ts
 * export const jobListView = defineListView({
 *   filters: { state: oneOf(jobStates), from: anyDay, to: anyDay },
 *   sort: sortableBy(jobSortKeys, { key: 'created_at', descending: true }),
 * });
 * export type JobListView = ListViewOf<typeof jobListView>;
 * ```
 */
export function defineListView<
  Filters extends FilterValues,
  Key extends string,
  Sort extends ListSort<Key> | null,
>({
  filters,
  sort,
}: ListViewRules<Filters, Key, Sort>): ListViewDefinition<ListView<Filters, Sort>, Key> {
  const names = Object.keys(filters);
  const parse = (address: URLSearchParams): ListView<Filters, Sort> => ({
    ...parseFilters(filters, address),
    search: (address.get('q') ?? '').trim(),
    sort: sort.parse(address.get('sort') ?? ''),
  });
  const initial = parse(new URLSearchParams());
  return {
    parameters: ['q', ...names, 'sort'],
    initial,
    parse,
    write: (view, address = new URLSearchParams()) => {
      const next = new URLSearchParams(address);
      const put = (name: string, value: string | null) => {
        if (value) next.set(name, value);
        else next.delete(name);
      };
      put('q', view.search);
      for (const name of names) put(name, view[name] ?? null);
      put('sort', sortText(view.sort, sort.initial));
      return next;
    },
    hasSameFilters: (one, other) =>
      one.search === other.search && names.every((name) => one[name] === other[name]),
    sortOf: (view) => view.sort,
  };
}

function parseFilters<Filters extends FilterValues>(
  filters: ListViewRules<Filters, string, null>['filters'],
  address: URLSearchParams,
): Filters {
  const parsers: Readonly<Record<string, (text: string) => string | null>> = filters;
  const values = Object.entries(parsers).map(([name, parse]) => [
    name,
    parse(address.get(name) ?? ''),
  ]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `fromEntries` forgets the names; each of them has its parser's value
  return Object.fromEntries(values) as Filters;
}

function sortText(sort: ListSort | null, initial: ListSort | null): string | null {
  if (sort === null) return null;
  const { key, descending } = sort;
  if (key === initial?.key && descending === initial.descending) return null;
  return `${descending ? '-' : ''}${key}`;
}
