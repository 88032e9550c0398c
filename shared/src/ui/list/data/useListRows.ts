import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { streamedAnswer, streamedTotal } from '../../../web/query/streamedAnswer.ts';
import { prefetchPath } from '../../../remote/prefetchPath.ts';
import type { Extent } from './List.ts';
import type { ListSource } from './ListSource.ts';

/** The rows of a list, as they come: first those in the page, then all of them. */
export function useListRows<Wire, Row, View, Key extends string>(
  { queryKey, path, schema, present, view, rereadAfterMs }: ListSource<Wire, Row, View, Key>,
  address: URLSearchParams,
) {
  // The rows that came with the page were chosen by the address it was opened with.
  const [firstAddress] = useState(address);
  const excerpt = prefetchPath({ path, forward: view.parameters }, firstAddress);
  const answer = streamedAnswer(path, schema, { excerpt });
  const presentAll = useCallback((rows: readonly Wire[]) => rows.map(present), [present]);
  const query = useQuery({
    queryKey,
    ...answer,
    select: presentAll,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (rereadAfterMs?.(data) ?? false),
  });
  const hasFailed = query.isError && query.data === undefined;
  // The rows that came with the page stay when the whole list cannot be read.
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
    // While it is read once more, a list that could not be read is still not complete.
    return query.errorUpdateCount > 0 ? 'partial' : 'loading';
  };
  const extent = extentOf();
  const isExcerpt = extent === 'loading' || extent === 'partial';
  return {
    query,
    all,
    extent,
    firstAddress,
    /** Of an excerpt: number of the rows that the first address asks for. */
    excerptTotal: isExcerpt ? streamedTotal(excerpt) : undefined,
  };
}
