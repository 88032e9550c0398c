import type { AssetStore } from '../../../composition/assets/AssetStore.ts';
import { readScriptManifest } from '../../../composition/assets/readScriptManifest.ts';
import { storeScripts } from '../../../composition/assets/storeScripts.ts';
import type { AccountsBuild } from './AccountsBuild.ts';

/** The URL path of the account pages' scripts. */
export const assetsPath = '/assets/';

/** Their folder among the stored files, beside the manager's. */
export const accountsFolder = 'accounts/';

/**
 * Loads the built account pages and stores their files.
 *
 * @param folder where their manifest and scripts lie
 */
export async function loadAccountsBuild(
  folder: string,
  assets: AssetStore,
): Promise<AccountsBuild> {
  const { scripts, integrity } = await readScriptManifest(folder);
  await storeScripts(folder, accountsFolder, assets);
  return {
    scripts: scripts.map((file) => ({
      path: `${assetsPath}${file}`,
      integrity: integrity[file] ?? '',
    })),
  };
}
