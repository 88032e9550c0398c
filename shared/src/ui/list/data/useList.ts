import { useMemo } from 'react';
import { isApiError } from '../../../web/http/ApiError.ts';
import type { List, ListFailure, ListState } from './List.ts';
import type { ListSource } from './ListSource.ts';
import { useListRows } from './useListRows.ts';
import { useListView, type AnyListView } from './useListView.ts';

const nothing: readonly never[] = [];

/**
 * A list whose search, filters and order are in the address. Its first rows come with the page;
 * then the whole list is loaded, and filtered and sorted in the browser.
 *
 * @param narrow Returns the rows of a view, in order. Must be a stable function: the server selects
 * the first rows by the same rule.
 */
export function useList<Wire, Row, View extends AnyListView, Key extends string>(
  source: ListSource<Wire, Row, View, Key>,
  narrow: (rows: readonly Row[], view: View) => readonly Row[],
): List<Row, View, Key> {
  const { address, ...viewed } = useListView(source.view);
  const { query, all, extent, firstAddress, excerptTotal } = useListRows(source, address);
  const { view } = viewed;
  const shown = useMemo(() => narrow(all ?? nothing, view), [narrow, all, view]);
  const isWhole = extent === 'whole';
  const isAsFirst = source.view.hasSameFilters(view, source.view.parse(firstAddress));
  const isForbidden =
    query.data === undefined && isApiError(query.error) && query.error.code === 'not_allowed';

  const stateOf = (): ListState => {
    if (isForbidden || (query.isError && extent === 'none')) return 'failed';
    return isWhole && all?.length === 0 ? 'empty' : 'rows';
  };
  const failureOf = (): ListFailure | null => {
    const rows = { loaded: all?.length ?? 0, total: excerptTotal };
    if (extent === 'partial' && !isForbidden) return { kind: 'partial', ...rows };
    return query.isRefetchError ? { kind: 'old', ...rows } : null;
  };
  return {
    ...viewed,
    search: view.search,
    state: stateOf(),
    all: all ?? nothing,
    shown,
    extent,
    matching: (isAsFirst ? excerptTotal : undefined) ?? shown.length,
    total: isWhole ? all?.length : undefined,
    failure: failureOf(),
    error: query.error,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
