/**
 * The versions of the contract that the shell offers to remotes: the facade and its companions, the
 * page's structure, the shape of `./routes`. Major for a break, minor for an addition;
 * docs/contract.md lists the versions.
 *
 * The newest version of each major, the newest first. A major stays for twelve months after the
 * next one.
 */
export const offeredContracts = ['1.22.0'] as const;

/** The newest version of the contract. */
export const [contractVersion] = offeredContracts;

/**
 * Whether an offered version lies in a semantic-version range: `^1.2.0`, `~1.2.0` or `1.2.0`. No
 * version meets another text.
 */
export function meetsContract(
  range: string,
  offered: readonly string[] = offeredContracts,
): boolean {
  return offered.some((version) => lies(version, range));
}

function lies(version: string, range: string): boolean {
  const match = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (!match) return false;
  const [, operator = '', ...parts] = match;
  const wanted = parts.map(Number);
  const offered = version.split('.').map(Number);
  if (operator === '') return wanted.every((part, index) => part === offered[index]);
  const fixed = operator === '~' ? 2 : Math.min(firstSignificant(wanted), 2) + 1;
  const sameStart = wanted.slice(0, fixed).every((part, index) => part === offered[index]);
  return sameStart && compare(offered, wanted) >= 0;
}

/** `^` fixes the first part that is not zero. */
function firstSignificant(parts: readonly number[]): number {
  const index = parts.findIndex((part) => part > 0);
  return index === -1 ? parts.length : index;
}

function compare(left: readonly number[], right: readonly number[]): number {
  const differing = left.findIndex((part, index) => part !== right[index]);
  return differing === -1 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}
