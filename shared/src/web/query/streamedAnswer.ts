import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../http/api.ts';
import { discardStreamed, documentParsed, isArriving, findStreamed } from './streamedDocument.ts';

interface StreamedQuery<T> {
  readonly queryFn: (context: QueryFunctionContext) => Promise<T>;
  readonly initialData: () => T | undefined;
  readonly placeholderData: () => T | undefined;
}

/** Which part of an answer to find: the whole, or the first rows of a longer list. */
type Part = 'whole' | 'first rows';

interface StreamedAnswerOptions {
  /**
   * A call whose streamed answer has some rows of this one, filtered and sorted by the page's
   * address. They are shown until the whole list arrives. See `prefetchPath`.
   */
  readonly excerpt?: string;
}

/** The calls of these queries, by query function. */
export const callOf = new WeakMap<object, string>();

function streamedBody(path: string, part: Part): unknown {
  const answer = findStreamed(path);
  const found: Part = answer?.total === undefined ? 'whole' : 'first rows';
  return found === part ? answer?.body : undefined;
}

function streamedData<T>(path: string, schema: z.ZodMiniType<T>, part: Part): T | undefined {
  const body = streamedBody(path, part);
  const parsed = body === undefined ? undefined : z.safeParse(schema, body);
  return parsed?.success === true ? parsed.data : undefined;
}

/** The number of all rows when only the first were streamed. */
export function streamedTotal(path: string): number | undefined {
  return findStreamed(path)?.total;
}

/** Makes components that wait for a query read its placeholder again. */
function announce({
  client,
  queryKey,
}: {
  client: QueryFunctionContext['client'];
  queryKey: QueryKey;
}) {
  client.getQueryCache().find({ queryKey, exact: true })?.setState({});
}

/**
 * Query options for a GET call that the server may have streamed into the page. A whole answer
 * becomes the initial data, without a call. The first rows of a long list are shown
 * (`isPlaceholderData`) while the whole list loads. Otherwise a prefetched answer is claimed, if
 * there is one, or the call is made.
 *
 * `queryOptions({ queryKey: ['licenses'], ...streamedAnswer('/api/licenses/', schema) })`, with
 * `select` to convert the wire format.
 *
 * @param path Path and query of the call, exactly as in the remote's `prefetch`.
 */
export function streamedAnswer<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  { excerpt = path }: StreamedAnswerOptions = {},
): StreamedQuery<T> {
  const queryFn = async (context: QueryFunctionContext) => {
    if (isArriving()) {
      await documentParsed();
      const data = streamedData(path, schema, 'whole');
      if (data !== undefined) return data;
      announce(context);
    }
    const data = await api.get(path, schema, { signal: context.signal, takesAhead: true });
    discardStreamed(path);
    discardStreamed(excerpt);
    return data;
  };
  callOf.set(queryFn, path);
  return {
    initialData: () => streamedData(path, schema, 'whole'),
    placeholderData: () =>
      streamedData(excerpt, schema, 'first rows') ?? streamedData(excerpt, schema, 'whole'),
    queryFn,
  };
}
