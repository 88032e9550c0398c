import { accountPaths, reservedPaths } from './reservedPaths.ts';

/** An owner of routes: a remote of the registry or repository, or the portal. */
interface Owner {
  readonly name: string;
  readonly routes: readonly { readonly path: string }[];
  readonly redirects?: readonly { readonly from: string }[];
}

/** The path patterns that a remote owns: its routes and its old addresses. */
export function ownPaths({ routes, redirects = [] }: Omit<Owner, 'name'>): readonly string[] {
  return [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)];
}

/** Lower-case words and parameters, with at most one `*`, at the end. */
const routePath = /^(\/([a-z0-9]+([-_][a-z0-9]+)*|:[a-z][A-Za-z0-9]*))+(\/\*)?$/;

/**
 * Whether a remote may have a route of this form, e.g. `/order/:id` or `/parts/*`. Servers differ
 * in how they treat other letters and a slash at the end.
 */
export function isRoutePath(path: string): boolean {
  return routePath.test(path);
}

/**
 * Why a remote cannot have a route; `undefined` if it can. A remote owns its routes and all paths
 * below them, so another one's route must not be equal, above or below. The portal's own addresses
 * are taken as well.
 *
 * @param others all other remotes
 * @param reach `same`: compares equal addresses only, not those above or below
 */
export function claimProblem(
  path: string,
  others: readonly Owner[],
  reach: 'below' | 'same' = 'below',
): string | undefined {
  const portal = [...reservedPaths, ...accountPaths].find((own) => meet(own, path));
  if (portal !== undefined) return `${path} meets ${portal}, which the portal owns`;
  for (const other of others) {
    const owned = ownPaths(other).find((own) => meet(own, path, reach));
    if (owned !== undefined) return `${path} meets ${owned}, which ${other.name} owns`;
  }
  return undefined;
}

/**
 * Whether an address can match both patterns; with `below`, or match one and lie below the other.
 */
function meet(left: string, right: string, reach: 'below' | 'same' = 'same'): boolean {
  const [a, ...restOfLeft] = segments(left);
  const [b, ...restOfRight] = segments(right);
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b || reach === 'below';
  const isSame = a === b || a.startsWith(':') || b.startsWith(':');
  return isSame && meet(restOfLeft.join('/'), restOfRight.join('/'), reach);
}

function segments(pattern: string): readonly string[] {
  return pattern.toLowerCase().split('/').filter(Boolean);
}
