import {
  claimProblem,
  ownPaths,
  type RegisteredRemote,
  type ReleaseManifest,
} from '@portal/shared/remote';
import { transferOf, type Transfer } from '../registry/transfers.ts';

interface Owners {
  readonly remotes: readonly Pick<RegisteredRemote, 'name' | 'routes' | 'redirects'>[];
  readonly transfers: readonly Transfer[];
}

interface Options {
  /** Of a release that ran before: paths that have gone to others since are simply not its own. */
  readonly isPast?: boolean;
}

/**
 * Says which path of a release belongs to the portal or to another remote. A path that was
 * transferred is its owner's alone, also below and above paths of others.
 */
export function ownershipProblem(
  manifest: Pick<ReleaseManifest, 'name' | 'routes' | 'redirects'>,
  { remotes, transfers }: Owners,
  { isPast = false }: Options = {},
): string | undefined {
  const heirOf = (path: string) => transferOf(path, transfers)?.name;
  const others = remotes.filter(({ name }) => name !== manifest.name);
  /** Others with those of their paths that this remote does not have by a transfer. */
  const othersWith = (isWanted: (path: string, owner: string) => boolean) =>
    others.map(({ name, ...of }) => ({
      name,
      routes: ownPaths(of)
        .filter((path) => heirOf(path) !== manifest.name && isWanted(path, name))
        .map((path) => ({ path })),
    }));
  const isTransferred = (path: string, owner: string) => heirOf(path) === owner;
  const transferred = othersWith(isTransferred);
  const ordinary = othersWith((path, owner) => !isTransferred(path, owner));

  for (const path of ownPaths(manifest)) {
    const heir = heirOf(path);
    if (isPast && heir !== undefined && heir !== manifest.name) continue;
    const problem =
      claimProblem(path, ordinary, heir === manifest.name ? 'same' : 'below') ??
      claimProblem(path, transferred, 'same');
    if (problem !== undefined) return problem;
  }
  return undefined;
}
