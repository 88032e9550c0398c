import { accountPaths, reservedPaths } from './reservedPaths.ts';

/** Who has routes: a remote of the registry, of the repository, or the portal itself. */
interface Owner {
  readonly name: string;
  readonly routes: readonly { readonly path: string }[];
  readonly redirects?: readonly { readonly from: string }[];
}

/** The path patterns that a remote owns: those of its screens, and old ones that lead there. */
export function ownPaths({ routes, redirects = [] }: Omit<Owner, 'name'>): readonly string[] {
  return [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)];
}

/** Lower-case words and parameters, at most one rest at the end. */
const routePath = /^(\/([a-z0-9]+([-_][a-z0-9]+)*|:[a-z][A-Za-z0-9]*))+(\/\*)?$/;

/**
 * Whether a remote may have a route of this form, e.g. `/order/:id` or `/parts/*`. Other letters
 * would be other addresses for some servers and the same for others, as a slash at the end is.
 */
export function isRoutePath(path: string): boolean {
  return routePath.test(path);
}

/**
 * Who already claims a remote's route: a remote with the same route or, since remotes own what lies
 * below their routes, one above or below it. Of the portal's own addresses, those that it serves count.
 *
 * @param others all other remotes
 * @param reach `same`: only an address that both would have counts, none above or below
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

/** Whether some address could belong to both patterns; with `below`, or to one and lie below the other. */
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
