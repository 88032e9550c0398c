import type { ReleaseManifest } from './Registry.ts';

/**
 * The canonical text of a release's content; its SHA-256 names the release.
 *
 * @param digests of the content of each file, by name
 */
export function releaseText(
  {
    hash: _named,
    ...manifest
  }: Partial<Pick<ReleaseManifest, 'hash'>> & Omit<ReleaseManifest, 'hash'>,
  digests: Readonly<Record<string, string>>,
): string {
  return JSON.stringify({ manifest, digests }, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
