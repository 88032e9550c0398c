import { isApiError } from '@portal/shared';

/** Time limit of a part in milliseconds. Other parts do not wait for it. */
export const partLimitMs = 3_000;

/** The problem with an answer that has more items than the place shows, for the part's team. */
export function tooMany(found: readonly unknown[], most: number): string | undefined {
  return found.length > most
    ? `answered ${String(found.length)}, of which ${String(most)} are shown`
    : undefined;
}

/**
 * The reason why the call of a part failed, for its team; `undefined` if the part is not to blame: the
 * network failed, or the session ended.
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
