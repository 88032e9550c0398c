import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadAccountsBuild } from '../accounts/sign-in/pages/loadAccountsBuild.ts';
import { createAssetStore, type AssetStore } from '../composition/assets/AssetStore.ts';
import type { Deps } from '../platform/Deps.ts';
import { loadEmbedBuild } from '../composition/embed/loadEmbedBuild.ts';
import { loadShellBuild } from '../composition/pages/loadShellBuild.ts';
import { publishBuilt } from '../composition/releases/publishBuilt.ts';
import { serverDist } from '../platform/serverDist.ts';

/** The builds in the repository that the configured roles serve. */
export async function installBuilds(
  deps: Deps,
): Promise<Pick<Deps, 'shell' | 'embed' | 'accountPages'>> {
  const repository = path.resolve(serverDist(), '../..');
  const assets = createAssetStore(deps.blobs, deps.config.compression);
  const { roles } = deps.config;
  return {
    ...(roles.has('manager') ? await installManager(deps, repository, assets) : {}),
    ...(roles.has('accounts') ? await installAccounts(deps, repository, assets) : {}),
  };
}

/** Installs the manager's builds: the shell, and unpublished remotes. */
async function installManager(
  deps: Deps,
  repository: string,
  assets: AssetStore,
): Promise<Pick<Deps, 'shell' | 'embed'>> {
  if (deps.config.publishesBuilt) await publishBuilt(deps, assets, repository);
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

async function installAccounts(
  deps: Deps,
  repository: string,
  assets: AssetStore,
): Promise<Pick<Deps, 'accountPages'>> {
  const folder = path.join(repository, 'accounts/dist/client');
  if (!existsSync(path.join(folder, 'manifest.json'))) {
    deps.log.warn({ folder }, 'the account pages have not been built; nobody can sign in');
    return {};
  }
  return { accountPages: await loadAccountsBuild(folder, assets) };
}
