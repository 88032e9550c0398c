import { isApiError } from '@portal/shared';

/** Statuses of a proxy that got no answer, or none in time, from the service. */
const answersOfProxies: readonly number[] = [502, 504];

/**
 * Whether a failed call may still have taken effect: it was sent, but its answer was lost. An error
 * of the service itself means that nothing changed.
 */
export function isAnswerLost(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  if (kind === 'server') return answersOfProxies.includes(status);
  return kind === 'network' || kind === 'timeout' || kind === 'malformed';
}
