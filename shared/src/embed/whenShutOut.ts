import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../web/http/ApiError.ts';
import { loadSite } from './sign-in/loadSite.ts';
import { SiteNotAllowed } from './SiteNotAllowed.ts';

/**
 * Tells when the calls of an open screen have no answer any more because the portal does not answer
 * pages of this site. A line that was cut for a moment is no such reason: what any page of the site
 * may ask has no answer either then, while the portal is there.
 *
 * @param baseUrl origin of the manager
 * @returns ends it
 */
export function whenShutOut(
  queries: QueryClient,
  baseUrl: string,
  tell: (why: SiteNotAllowed) => void,
): () => void {
  let isOver = false;
  const look = (error: unknown) => {
    if (!isApiError(error) || error.kind !== 'network') return;
    loadSite(baseUrl).catch((why: unknown) => {
      if (!isOver && why instanceof SiteNotAllowed) tell(why);
    });
  };
  const ends = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    }),
  ];
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
