import { claimProblem, ownPaths, type Registry, type ReleaseManifest } from '@portal/shared/remote';

/** Says which path of a release belongs to the portal or to another remote. */
export function ownershipProblem(
  manifest: Pick<ReleaseManifest, 'name' | 'routes' | 'redirects'>,
  registry: Registry,
): string | undefined {
  const others = registry.remotes.filter((remote) => remote.name !== manifest.name);
  return ownPaths(manifest)
    .map((path) => claimProblem(path, others))
    .find((problem) => problem !== undefined);
}
