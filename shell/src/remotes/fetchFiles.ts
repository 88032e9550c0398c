import type { Release } from '@portal/shared/remote';
import { integrityOf, trustScripts } from './trustedScripts.ts';

/**
 * Fetches the entry of a release and the scripts of one of its screens at the same time, without
 * running them: for use in a moment (`preload`), or perhaps later (`prefetch`).
 *
 * @returns the links that fetch them; none for what the page has fetched before
 */
export function fetchFiles(
  { base, entry, screens, integrity }: Release,
  routePath: string,
  rel: 'preload' | 'prefetch',
): readonly HTMLLinkElement[] {
  trustScripts(base, integrity);
  const hinted = new Set([...document.querySelectorAll('link')].map(({ href }) => href));
  const links: HTMLLinkElement[] = [];
  for (const file of [entry, ...(screens[routePath]?.preload ?? [])]) {
    const href = new URL(file, new URL(base, location.origin)).href;
    if (hinted.has(href)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    link.as = 'script';
    // All attributes must equal those of the later request; otherwise the browser fetches twice.
    link.crossOrigin = 'anonymous';
    link.integrity = integrityOf(href);
    link.href = href;
    document.head.append(link);
    links.push(link);
  }
  return links;
}
