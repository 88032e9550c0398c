import type { SearchAnswer, SearchHit } from '@portal/shared/contracts';

/** How many hits of a kind are shown. */
const mostHits = 5;

/** How many to read: one more than are shown says that there are more. */
export const readHits = mostHits + 1;

/** Several calls come with every word that is typed; a network may have several people. */
export const searchRateLimit = { max: 300, timeWindow: '1 minute' };

/** The answer of a search without words. */
export const nothingFound: SearchAnswer = { hits: [], more: false };

/** The answer of a search. @param records what was found, `readHits` at most */
export function searchAnswer<Found>(
  records: readonly Found[],
  present: (record: Found) => SearchHit,
): SearchAnswer {
  return {
    hits: records.slice(0, mostHits).map(present),
    more: records.length > mostHits,
  };
}

/** What tells a hit from others: parts that are known, in one line. */
export function detailOf(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
