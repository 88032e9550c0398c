import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetStore } from './AssetStore.ts';

/**
 * Stores the scripts of a build, where those of earlier builds stay for pages that are still open.
 *
 * @param prefix what their names follow in the store, with a slash at its end
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
