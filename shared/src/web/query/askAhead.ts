import type { Query, QueryClient } from '@tanstack/react-query';
import { sendAhead } from '../http/sendAhead.ts';
import { callOf } from './streamedAnswer.ts';
import { findStreamed } from './streamedDocument.ts';

/**
 * Prefetches the calls of a screen while its scripts load. Queries made by `streamedAnswer` claim
 * the answers. Answers that the page has or is waiting for are not requested again: the screen
 * shows them and refetches stale ones.
 *
 * @param paths exactly as in the screen's queries
 */
export function askAhead(queries: QueryClient, paths: readonly string[]): void {
  const known = queries.getQueryCache().getAll().filter(hasAnswer).map(pathOf);
  for (const path of paths) {
    const streamed = findStreamed(path);
    const isWhole = streamed !== undefined && streamed.total === undefined;
    if (!isWhole && !known.includes(path)) sendAhead(path);
  }
}

function hasAnswer({ state }: Query): boolean {
  return state.data !== undefined || state.fetchStatus === 'fetching';
}

function pathOf({ options: { queryFn } }: Query): string | undefined {
  return typeof queryFn === 'function' ? callOf.get(queryFn) : undefined;
}
