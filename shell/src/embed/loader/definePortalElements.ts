import { elementOf } from '@portal/shared/remote';
import type { Portal } from './Portal.ts';
import { PortalElement, type Portals } from './PortalElement.ts';

/**
 * Defines an element for each remote of a portal. Elements of a page find all portals of the page:
 * the script of each makes itself known to those that were there before.
 */
export function definePortalElements(portal: Portal): void {
  const portals = knownPortals(portal.remotes) ?? new Map<string, Portal>();
  if (portals.has(portal.origin)) {
    // eslint-disable-next-line no-console -- whoever builds the page reads it there
    console.warn(
      `The elements of ${portal.origin} are on this page already; the first ones count.`,
    );
    return;
  }
  portals.set(portal.origin, portal);
  for (const remote of portal.remotes) {
    const name = elementOf(remote);
    if (customElements.get(name)) continue;
    customElements.define(
      name,
      class extends PortalElement {
        static readonly portals = portals;
        override readonly remote = remote;
        override readonly portals = portals;
        override readonly origin = portal.origin;
      },
    );
  }
}

function knownPortals(remotes: readonly string[]): Portals | undefined {
  for (const remote of remotes) {
    const known = customElements.get(elementOf(remote));
    if (known && hasPortals(known)) return known.portals;
  }
  return undefined;
}

/** Elements of ours say so; another script may have taken the name. */
function hasPortals(known: object): known is { readonly portals: Portals } {
  return 'portals' in known && known.portals instanceof Map;
}
