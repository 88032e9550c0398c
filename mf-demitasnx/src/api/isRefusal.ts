import { isApiError } from '@portal/shared';

/**
 * Whether a call was refused, which may tell news of what the screen shows: the trial was taken by a
 * colleague, or the last use of a license.
 */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.kind === 'refused';
}
