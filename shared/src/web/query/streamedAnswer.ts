import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../http/api.ts';
import { discardStreamed, documentParsed, isArriving, findStreamed } from './streamedDocument.ts';

interface StreamedQuery<T> {
  readonly queryFn: (context: QueryFunctionContext) => Promise<T>;
  readonly initialData: () => T | undefined;
  readonly placeholderData: () => T | undefined;
}

/** What of an answer to look for: the whole one, or the first rows of a longer list. */
type Part = 'whole' | 'first rows';

interface StreamedAnswerOptions {
  /**
   * Another call whose streamed answer holds some rows of this one, as the page's address narrows
   * and sorts them: they are shown until the whole list is here. See `prefetchPath`.
   */
  readonly excerpt?: string;
}

/** The calls of the queries that are made here, by their functions. */
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

/** Number of all rows when only the first of them came with the page. */
export function streamedTotal(path: string): number | undefined {
  return findStreamed(path)?.total;
}

/** Makes the components that wait for a query look at its placeholder again. */
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
 * The options of a query that reads one GET call, starting from the answer that the server has
 * streamed into the page: the whole answer is the first data and nothing is asked for; the first
 * rows of a long list are shown (`isPlaceholderData`) while the whole list is asked for. Where the
 * page has sent the call ahead, beside the scripts of a screen that is opened by a link, its answer
 * is taken. Without either it is a plain call.
 *
 * `queryOptions({ queryKey: ['licenses'], ...streamedAnswer('/api/licenses/', schema) })`, with
 * `select` for the translation from the wire.
 *
 * @param path Path and query of the call, letter for letter as in the remote's `prefetch`.
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
