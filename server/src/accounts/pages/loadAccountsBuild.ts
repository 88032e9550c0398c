import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { AssetStore } from '../../assets/AssetStore.ts';
import { storeScripts } from '../../assets/storeScripts.ts';
import type { AccountsBuild } from './AccountsBuild.ts';

/** The path below which the scripts of the account pages lie. */
export const assetsPath = '/assets/';

/** Where they lie among the stored files, beside those of the manager. */
export const accountsFolder = 'accounts/';

const manifestSchema = z.object({
  scripts: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
});

/**
 * Loads the built account pages and stores their files.
 *
 * @param folder where their manifest and scripts lie
 */
export async function loadAccountsBuild(
  folder: string,
  assets: AssetStore,
): Promise<AccountsBuild> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8');
  const { scripts, integrity } = manifestSchema.parse(JSON.parse(text));
  await storeScripts(folder, accountsFolder, assets);
  return {
    scripts: scripts.map((file) => ({
      path: `${assetsPath}${file}`,
      integrity: integrity[file] ?? '',
    })),
  };
}
