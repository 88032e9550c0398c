import { config } from '../../remote.config.ts';

/**
 * Whether the screens fail: those of the first release do, later ones are mended. Where releases are
 * tried there is no document, so that only browsers see it.
 */
export const isFaulty = config.version === '1.0.0' && typeof document !== 'undefined';

export function fail(): never {
  throw new Error('The fixture fails on purpose');
}
