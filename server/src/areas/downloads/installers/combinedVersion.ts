import type { Config } from '../../../platform/config/Config.ts';

/** The version line for use beside other versions; never the latest version. */
const combinedLine = '9.4';

/** The version that professional teams may use beside another: 9.4 in the configured build. */
export function combinedVersion({ combinedBuild }: Pick<Config, 'combinedBuild'>): string {
  return `${combinedLine}.${combinedBuild}`;
}

/** The latest of some versions, or `undefined` for none. */
export function latestVersion(versions: readonly string[]): string | undefined {
  return versions
    .filter((version) => !`${version}.`.startsWith(`${combinedLine}.`))
    .toSorted(compareVersions)
    .at(-1);
}

/** Compares versions number by number: 12.10 comes after 12.9, and 12.0 after 12. */
function compareVersions(left: string, right: string): number {
  const [a, b] = [left.split('.').map(Number), right.split('.').map(Number)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
