import { config } from '../../remote.config.ts';

/**
 * Whether the screens fail: in the first release, not in later ones. The trial has no document, so
 * they fail only in browsers.
 */
export const isFaulty = config.version === '1.0.0' && typeof document !== 'undefined';

export function fail(): never {
  throw new Error('The fixture fails on purpose');
}
