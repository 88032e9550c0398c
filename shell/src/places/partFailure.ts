import { isApiError } from '@portal/shared';

/** How long a place waits for a part, in milliseconds; others do not wait for it. */
export const partLimitMs = 3_000;

/** What is wrong with an answer of more than the place shows, for the part's team. */
export function tooMany(found: readonly unknown[], most: number): string | undefined {
  return found.length > most
    ? `answered ${String(found.length)}, of which ${String(most)} are shown`
    : undefined;
}

/**
 * What a part has done wrong when its call fails, for its team. Nothing where it had no chance: the
 * person's line was away, the session over.
 */
export function partFailure(error: unknown): string | undefined {
  if (!isApiError(error)) return String(error);
  switch (error.kind) {
    case 'network':
    case 'signed_out':
      return undefined;
    case 'timeout':
      return `gave no answer within ${String(partLimitMs / 1000)} s`;
    case 'malformed':
      return 'answered in another shape than the place takes';
    case 'refused':
    case 'server':
      return `answered with the status ${String(error.status)} (${error.code})`;
  }
}
