import { isApiError } from '@portal/shared';

/** What a proxy answers when the service behind it has, but gave no answer or none in time. */
const answersOfProxies: readonly number[] = [502, 504];

/**
 * Tells whether a failed call may have been carried out all the same: it was sent, and what came of
 * it has got lost on the way. An error that the service itself has answered means that nothing was
 * changed.
 */
export function isAnswerLost(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  if (kind === 'server') return answersOfProxies.includes(status);
  return kind === 'network' || kind === 'timeout' || kind === 'malformed';
}
