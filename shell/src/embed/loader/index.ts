import { definePortalElements } from './definePortalElements.ts';
import { knownPortals } from './knownPortals.ts';
import { lifecyclesOf } from './lifecyclesOf.ts';
import { createPortal } from './Portal.ts';
import type { PortalFacts } from './PortalFacts.ts';

/** Replaced by the server. */
declare const __PORTAL_EMBED__: PortalFacts;

const facts = __PORTAL_EMBED__;
const [first] = knownPortals(Object.keys(facts.remotes)).values();
const portal = createPortal(import.meta.url, facts, first?.trust);
definePortalElements(portal);

/**
 * The single-spa lifecycles of a remote, by its name.
 *
 * @throws RangeError when pages of other sites cannot show a remote of that name
 * @throws Error when files do not arrive
 */
export const lifecycles = (remote: string) => lifecyclesOf(portal, remote);
