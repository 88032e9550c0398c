import type { SearchAnswer, SearchHit } from '@portal/shared/contracts';

/** Most hits shown of one kind. */
const mostHits = 5;

/** Reads one hit more than are shown, to detect further ones. */
export const readHits = mostHits + 1;

/** Each typed word causes several calls, and several people can share an address. */
export const searchRateLimit = { max: 300, timeWindow: '1 minute' };

/** The answer to an empty search. */
export const nothingFound: SearchAnswer = { hits: [], more: false };

/** The answer to a search. @param records at most `readHits` hits */
export function searchAnswer<Found>(
  records: readonly Found[],
  present: (record: Found) => SearchHit,
): SearchAnswer {
  return {
    hits: records.slice(0, mostHits).map(present),
    more: records.length > mostHits,
  };
}

/** The detail line of a hit: its known parts. */
export function detailOf(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
