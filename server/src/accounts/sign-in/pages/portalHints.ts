import { getDomain } from 'tldts';
import type { Deps } from '../../../platform/Deps.ts';

/**
 * Tags by which an idle browser prefetches the portal's first scripts. None where the two services
 * have no registrable domain in common: browsers cache them separately there.
 */
export function portalHints(
  { config, shell }: Pick<Deps, 'config' | 'shell'>,
  nonce: string,
): readonly string[] {
  if (!shell || !isOneSite(config.accountsUrl, config.managerUrl)) return [];
  // All attributes equal those of the portal's page; otherwise the browser would fetch them again.
  return shell.scripts.map(
    (src) =>
      `<link rel="prefetch" as="script" href="${config.managerUrl}${src}" crossorigin="anonymous" integrity="${shell.integrity[src] ?? ''}" nonce="${nonce}">`,
  );
}

function isOneSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.protocol === b.protocol && siteOf(a) === siteOf(b);
}

/** The registrable domain; the host itself where it has none, such as `localhost`. */
function siteOf({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
