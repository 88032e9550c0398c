import type { Release } from '@portal/shared/remote';
import { integrityOf, trustScripts } from './trustedScripts.ts';

/**
 * Fetches the entry of a release and the scripts of one of its screens at the same time, without
 * running them.
 */
export function fetchFiles(release: Release, routePath: string): void {
  for (const href of filesOf(release, routePath)) fetchFile(href, 'preload');
}

/** Addresses of a release's entry and of the scripts of one of its screens; they are trusted now. */
export function filesOf(
  { base, entry, screens, integrity }: Release,
  routePath: string,
): readonly string[] {
  trustScripts(base, integrity);
  const files = [entry, ...(screens[routePath]?.preload ?? [])];
  return files.map((file) => new URL(file, new URL(base, location.origin)).href);
}

/**
 * Fetches a trusted script without running it: for use in a moment (`preload`), or perhaps later
 * (`prefetch`).
 *
 * @returns the link that fetches it; none if the page has fetched it before
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
