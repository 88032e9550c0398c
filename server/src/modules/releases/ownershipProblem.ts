import { claimProblem, type Registry, type ReleaseManifest } from '@portal/shared/remote';

/** Says which path of a release belongs to the portal or to another remote. */
export function ownershipProblem(
  { name, routes }: Pick<ReleaseManifest, 'name' | 'routes'>,
  registry: Registry,
): string | undefined {
  const others = registry.remotes.filter((remote) => remote.name !== name);
  return routes
    .map(({ path }) => claimProblem(path, others))
    .find((problem) => problem !== undefined);
}
