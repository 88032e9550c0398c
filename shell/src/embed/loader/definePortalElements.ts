import { elementOf } from '@portal/shared/remote';
import { knownPortals } from './knownPortals.ts';
import type { Portal } from './Portal.ts';
import { PortalElement } from './PortalElement.ts';

/**
 * Defines an element for each remote of a portal. Each portal's script adds it to a map that all
 * elements of the page share, so that an element can show a screen of any portal.
 */
export function definePortalElements(portal: Portal): void {
  const portals = knownPortals(portal.remotes);
  if (portals.has(portal.origin)) {
    // oxlint-disable-next-line no-console -- for the page's developers
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
