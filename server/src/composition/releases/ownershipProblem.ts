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
  /** For a rollback: ignore paths that were transferred since. */
  readonly isPast?: boolean;
}

/**
 * States which path of a release belongs to the portal or another remote. A transferred path
 * belongs to its new owner alone, also below and above paths of others.
 */
export function ownershipProblem(
  manifest: Pick<ReleaseManifest, 'name' | 'routes' | 'redirects'>,
  { remotes, transfers }: Owners,
  { isPast = false }: Options = {},
): string | undefined {
  const heirOf = (path: string) => transferOf(path, transfers)?.name;
  const others = remotes.filter(({ name }) => name !== manifest.name);
  /** Other remotes with their paths that were not transferred to this remote. */
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
