import { existsSync } from 'node:fs';
import path from 'node:path';
import { createAssetStore } from './assets/AssetStore.ts';
import { storePackages } from './assets/packages.ts';
import type { Deps } from './deps.ts';
import { loadEmbedBuild } from './modules/embed/loadEmbedBuild.ts';
import { loadShellBuild } from './modules/pages/loadShellBuild.ts';
import { kitKeys } from './modules/remote-kit/remote-kit.routes.ts';
import { publishBuilt } from './modules/releases/publishBuilt.ts';
import { kitFolder, serverDist } from './serverDist.ts';

/**
 * Takes what lies built in the repository into the portal: the shell, remotes that were never
 * published, and the kit for those elsewhere.
 *
 * @returns nothing when the shell has not been built
 */
export async function installBuilds(deps: Deps): Promise<Pick<Deps, 'shell' | 'embed'>> {
  const repository = path.resolve(serverDist(), '../..');
  const assets = createAssetStore(deps.blobs);
  await publishBuilt(deps, assets, repository);
  await storePackages(kitFolder(), kitKeys, assets);
  const folder = path.join(repository, 'shell/dist');
  if (!existsSync(path.join(folder, 'client/manifest.json'))) {
    deps.log.warn({ folder }, 'the shell has not been built; pages have no frame');
    return {};
  }
  const [shell, embed] = await Promise.all([
    loadShellBuild(folder, assets),
    loadEmbedBuild(folder, assets),
  ]);
  return { shell, embed };
}
