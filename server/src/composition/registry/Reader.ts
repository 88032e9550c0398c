import { createHash } from 'node:crypto';
import type { Viewer } from '../../platform/http/Viewer.ts';

/** Who reads the registry: `null` is whoever is not signed in. */
export type Reader = Pick<Viewer, 'user' | 'team'> | null;

/**
 * Names a person in what browsers say of releases, without saying who it is.
 *
 * @returns 32 hexadecimal characters
 */
export function readerKey(userId: string): string {
  return createHash('sha256').update(`release reader ${userId}`).digest('hex').slice(0, 32);
}
