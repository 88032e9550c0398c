import { elementOf } from '@portal/shared/remote';
import type { Portal } from './Portal.ts';

/** All portals of a page, by origin. */
export type Portals = Map<string, Portal>;

/** The portals whose scripts have run on this page, from its elements; a new map without any. */
export function knownPortals(remotes: readonly string[]): Portals {
  for (const remote of remotes) {
    const known = customElements.get(elementOf(remote));
    if (known && hasPortals(known)) return known.portals;
  }
  return new Map<string, Portal>();
}

/** Whether an element is the portal's: another script may have defined the name. */
function hasPortals(known: object): known is { readonly portals: Portals } {
  return 'portals' in known && known.portals instanceof Map;
}
