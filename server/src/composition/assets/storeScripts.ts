import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetStore } from './AssetStore.ts';

/**
 * Stores a build's scripts. Those of earlier builds are kept for open pages.
 *
 * @param prefix of the keys, ending in `/`
 */
export async function storeScripts(
  folder: string,
  prefix: string,
  assets: AssetStore,
): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  await Promise.all(
    files.map(async (file) => {
      await assets.put(`${prefix}${file}`, await readFile(path.join(folder, file)));
    }),
  );
}
