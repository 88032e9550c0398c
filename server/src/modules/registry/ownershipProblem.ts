import {
  pathsOverlap,
  reservedPaths,
  type Registry,
  type ReleaseManifest,
} from '@portal/shared/remote';

/** Says which path of a release belongs to the portal or to another remote. */
export function ownershipProblem(
  { name, routes }: Pick<ReleaseManifest, 'name' | 'routes'>,
  registry: Registry,
): string | undefined {
  const portal = { name: 'the portal', routes: reservedPaths.map((path) => ({ path })) };
  const others = registry.remotes.filter((remote) => remote.name !== name);
  for (const { path } of routes) {
    for (const owner of [portal, ...others]) {
      const owned = owner.routes.find((route) => pathsOverlap(route.path, path));
      if (owned) return `${path} meets ${owned.path}, which ${owner.name} owns`;
    }
  }
  return undefined;
}
