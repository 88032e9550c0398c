import { createHash } from 'node:crypto';
import type { Viewer } from '../../platform/http/Viewer.ts';

/** Reader of the registry; `null` if not signed in. */
export type Reader = Pick<Viewer, 'user' | 'team'> | null;

/**
 * Pseudonym of a person in browser reports about releases.
 *
 * @returns 32 hexadecimal characters
 */
export function readerKey(userId: string): string {
  return createHash('sha256').update(`release reader ${userId}`).digest('hex').slice(0, 32);
}
