import { buildStale } from '../build/buildStale.mjs';
import { readKit } from './kit.mjs';

/**
 * Packs the kit unless it matches the sources.
 * @returns its content; `undefined` if packing failed, which has been reported.
 */
export async function freshKit() {
  const { failed } = await buildStale({
    names: ['shell', 'remote-kit'],
    // The kit contains the built shell.
    lanes: 1,
    withKit: true,
  });
  return failed.length > 0 ? undefined : readKit();
}
