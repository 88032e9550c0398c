import { ownPaths, type Places, type RegisteredRemote } from '@portal/shared/remote';
import type { ReleaseTransferTable } from '../../platform/db/tables/registry.ts';

/** A path, with everything below it, transferred to a remote. */
export type Transfer = Pick<ReleaseTransferTable, 'path' | 'name'>;

type Owned = Pick<RegisteredRemote, 'name' | 'routes' | 'redirects'>;

/** Whether a path pattern equals or is below another one; parameters are compared literally. */
export function liesAt(pattern: string, path: string): boolean {
  return pattern === path || pattern.startsWith(`${path}/`);
}

/** The transfer that applies to a path: the one with the longest path. */
export function transferOf(pattern: string, transfers: readonly Transfer[]): Transfer | undefined {
  return transfers
    .filter(({ path }) => liesAt(pattern, path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Removes transferred paths from each remote. The transfer takes effect with a release of the new
 * owner that has the path; until then, and if that release is rolled back, the former owner keeps
 * it.
 */
export function withoutTransferred(
  remotes: readonly RegisteredRemote[],
  transfers: readonly Transfer[],
): readonly RegisteredRemote[] {
  if (transfers.length === 0) return remotes;
  return remotes.map((remote) => {
    const isKept = (pattern: string) => !hasLost(remote, pattern, remotes, transfers);
    if (ownPaths(remote).every(isKept)) return remote;
    const { routes, navigation, redirects, places } = remote;
    return {
      ...remote,
      routes: routes.filter(({ path }) => isKept(path)),
      navigation: navigation.filter(({ to }) => isKept(to.replace(/[?#].*/, ''))),
      ...(redirects ? { redirects: redirects.filter(({ from }) => isKept(from)) } : {}),
      ...(places ? { places: keptPlaces(places, isKept) } : {}),
    };
  });
}

/** Whether a remote's path was transferred to another one that has taken it. */
function hasLost(
  { name }: Owned,
  pattern: string,
  remotes: readonly Owned[],
  transfers: readonly Transfer[],
): boolean {
  const transfer = transferOf(pattern, transfers);
  if (!transfer || transfer.name === name) return false;
  const heir = remotes.find((remote) => remote.name === transfer.name);
  return heir !== undefined && ownPaths(heir).some((own) => liesAt(own, transfer.path));
}

/** Removes parts of the search whose list was transferred. */
function keptPlaces(places: Places, isKept: (pattern: string) => boolean): Places {
  const { search } = places;
  if (!search) return places;
  return { ...places, search: search.filter(({ list }) => list === undefined || isKept(list)) };
}
