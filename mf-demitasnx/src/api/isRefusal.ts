import { isApiError } from '@portal/shared';

/**
 * Whether a call was refused. A refusal may mean that the screen is outdated: a colleague took the
 * trial or used the last analysis of a license.
 */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.kind === 'refused';
}
