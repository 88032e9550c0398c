import { releaseManifestSchema } from '@portal/shared/contracts';
import {
  matchRoute,
  type PageBootstrap,
  type RegisteredRemote,
  type Registry,
  type ReleaseManifest,
} from '@portal/shared/remote';

/** The page uses one hash for all builds, so that a screen stays in place between builds. */
const hash = 'development';

/** The newest build of a remote in development. */
export interface LocalRemote {
  readonly manifest: ReleaseManifest;
  readonly remote: RegisteredRemote;
}

/** Fetches the newest build from the developer's server. @throws without an answer or a build */
export async function fetchLocalRemote(origin: string): Promise<LocalRemote> {
  const response = await fetch(`${origin}/release.json`);
  if (!response.ok) throw new Error(`${origin} has no build: ${String(response.status)}`);
  const manifest = releaseManifestSchema.parse(await response.json());
  const { name, owner, routes, navigation, places, redirects } = manifest;
  const { version, entry, global, integrity, screens, contract } = manifest;
  const base = `${origin}/builds/${manifest.hash}/`;
  return {
    manifest,
    remote: {
      name,
      ...(owner === undefined ? {} : { owner }),
      current: { version, hash, base, entry, global, integrity, screens, contract },
      routes,
      navigation,
      ...(places ? { places } : {}),
      ...(redirects ? { redirects } : {}),
    },
  };
}

/** A registry with the developer's build of a remote. */
export function withLocal(registry: Registry, local: RegisteredRemote): Registry {
  const others = registry.remotes.filter(({ name }) => name !== local.name);
  return { ...registry, remotes: [...others, local] };
}

/** A page's data with the developer's build. @param isPermitted whether the person may open a route */
export function bootstrapWithLocal(
  bootstrap: PageBootstrap,
  local: RegisteredRemote,
  isPermitted: (route: RegisteredRemote['routes'][number]) => boolean,
): PageBootstrap {
  const route = matchRoute(local.routes, location.pathname);
  if (route) return { ...bootstrap, remote: local, permitted: isPermitted(route) };
  const isGone = bootstrap.remote?.name === local.name;
  return isGone ? { ...bootstrap, remote: null, permitted: false } : bootstrap;
}
