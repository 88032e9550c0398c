import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { streamedAnswer, streamedTotal } from '../../../web/query/streamedAnswer.ts';
import { prefetchPath } from '../../../remote/prefetchPath.ts';
import type { Extent } from './List.ts';
import type { ListSource } from './ListSource.ts';

/** The rows of a list: at first those in the page, then all. */
export function useListRows<Wire, Row, View, Key extends string>(
  {
    queryKey,
    path,
    schema,
    present,
    view,
    changesWith = [],
    rereadAfterMs,
  }: ListSource<Wire, Row, View, Key>,
  address: URLSearchParams,
) {
  // The page's first address selected the rows that came with it.
  const [firstAddress] = useState(address);
  const excerpt = prefetchPath({ path, forward: view.parameters }, firstAddress);
  const answer = streamedAnswer(path, schema, { excerpt });
  const presentAll = useCallback((rows: readonly Wire[]) => rows.map(present), [present]);
  const query = useQuery({
    queryKey,
    ...answer,
    meta: { changesWith },
    select: presentAll,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (rereadAfterMs?.(data) ?? false),
  });
  const hasFailed = query.isError && query.data === undefined;
  // These rows stay when the whole list cannot be loaded.
  const kept = useMemo(
    () =>
      hasFailed
        ? streamedAnswer(path, schema, { excerpt }).placeholderData()?.map(present)
        : undefined,
    [hasFailed, path, schema, excerpt, present],
  );
  const all = query.data ?? kept;

  const extentOf = (): Extent => {
    if (all === undefined) return 'none';
    if (kept === undefined && !query.isPlaceholderData) return 'whole';
    // A list whose load failed is still incomplete during the next attempt.
    return query.errorUpdateCount > 0 ? 'partial' : 'loading';
  };
  const extent = extentOf();
  const isExcerpt = extent === 'loading' || extent === 'partial';
  return {
    query,
    all,
    extent,
    firstAddress,
    /** For an excerpt: the number of rows that match the first address. */
    excerptTotal: isExcerpt ? streamedTotal(excerpt) : undefined,
  };
}
