import { pageFetch } from './pageFetch.ts';

/**
 * Fetches a file of the portal and checks its integrity.
 *
 * @param cache `reload` bypasses a cached copy, which may be damaged
 * @throws Error when the file does not arrive or fails the check
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

/** Fetches a script before it is needed. */
export function fetchAhead(url: string, integrity: string | undefined): void {
  // The script element fetches it again and reports the failure.
  if (integrity !== undefined) fetchChecked(url, integrity).catch(() => undefined);
}
