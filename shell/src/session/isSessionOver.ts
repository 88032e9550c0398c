import { isApiError } from '@portal/shared';

/** Whether a failed call means that the session has ended; 429, 5xx and no answer do not. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}
