import { isApiError } from '@portal/shared';

/** Whether a failed call says that the session is over; 429, 5xx and no answer say nothing of it. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}
