import { pageFetch } from './pageFetch.ts';

/**
 * Fetches a file of the portal that is what it must be.
 *
 * @param cache `reload` goes past what the browser keeps, which may be damaged
 * @throws Error when it does not arrive, or is something else
 */
export async function fetchChecked(
  url: string,
  integrity: string,
  cache: RequestCache = 'default',
): Promise<Response> {
  const answer = await pageFetch(url, { integrity, cache, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** Has the browser fetch a script that is soon needed. */
export function fetchAhead(url: string, integrity: string | undefined): void {
  // Whoever needs it asks again, and says what has failed.
  if (integrity !== undefined) fetchChecked(url, integrity).catch(() => undefined);
}
