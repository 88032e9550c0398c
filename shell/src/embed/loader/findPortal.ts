import { addressOfTry, noteFailure } from '../addressOfTry.ts';
import type { Portal } from './Portal.ts';

/**
 * The portal at an origin. Loads its script if the page has not.
 *
 * @throws Error when there is none
 */
export async function findPortal(
  portals: ReadonlyMap<string, Portal>,
  origin: string,
): Promise<Portal> {
  const known = portals.get(origin);
  if (known) return known;
  if (!/^https?:\/\/[^/]/.test(origin)) {
    throw new Error(
      `base-url="${origin}" is no address of a portal, such as https://portal.example.`,
    );
  }
  const src = `${origin}/embed.js`;
  try {
    await import(/* webpackIgnore: true */ addressOfTry(src));
  } catch (error) {
    noteFailure(src);
    throw error;
  }
  const found = portals.get(origin);
  if (!found) throw new Error(`${origin} is no portal.`);
  return found;
}
