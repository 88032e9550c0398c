import type { Release } from '@portal/shared/remote';
import { integrityOf, trustScripts } from './trustedScripts.ts';

/**
 * Fetches the entry of a release and the scripts of one of its screens at the same time, without
 * running them.
 */
export function fetchFiles(release: Release, routePath: string): void {
  for (const href of filesOf(release, routePath)) fetchFile(href, 'preload');
}

/** Trusts a release. Returns the addresses of its entry and of one screen's scripts. */
export function filesOf(
  { base, entry, screens, integrity }: Release,
  routePath: string,
): readonly string[] {
  trustScripts(base, integrity);
  const files = [entry, ...(screens[routePath]?.preload ?? [])];
  return files.map((file) => new URL(file, new URL(base, location.origin)).href);
}

/**
 * Fetches a trusted script without running it: for immediate (`preload`) or possible later use
 * (`prefetch`).
 *
 * @returns the link that fetches it; `undefined` if the page already has one
 */
export function fetchFile(href: string, rel: 'preload' | 'prefetch'): HTMLLinkElement | undefined {
  if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return undefined;
  const link = document.createElement('link');
  link.rel = rel;
  link.as = 'script';
  // All attributes must equal those of the later request; otherwise the browser fetches twice.
  link.crossOrigin = 'anonymous';
  link.integrity = integrityOf(href);
  link.href = href;
  document.head.append(link);
  return link;
}
