import {
  claimProblem,
  ownPaths,
  type RegisteredRemote,
  type ReleaseManifest,
} from '@portal/shared/remote';

/** Says which path of a release belongs to the portal or to another remote. */
export function ownershipProblem(
  manifest: Pick<ReleaseManifest, 'name' | 'routes' | 'redirects'>,
  remotes: readonly Pick<RegisteredRemote, 'name' | 'routes' | 'redirects'>[],
): string | undefined {
  const others = remotes.filter((remote) => remote.name !== manifest.name);
  return ownPaths(manifest)
    .map((path) => claimProblem(path, others))
    .find((problem) => problem !== undefined);
}
