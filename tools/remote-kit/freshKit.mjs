import { buildStale } from '../build/buildStale.mjs';
import { readKit } from './kit.mjs';

/**
 * Packs the kit unless it is packed as the sources are.
 * @returns what it consists of; `undefined` when it could not be packed, which has been said.
 */
export async function freshKit() {
  const { failed } = await buildStale({
    names: ['shell', 'remote-kit'],
    // The kit has the built shell with it.
    lanes: 1,
    withKit: true,
  });
  return failed.length > 0 ? undefined : readKit();
}
