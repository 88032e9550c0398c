import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../errors.ts';
import type { AssetStore } from '../../assets/AssetStore.ts';

/** Key of a file of the kit in the store of files. */
export const kitKey = (file: string): string => `remote-kit/${file}`;

/** A file of the kit: its name has the digest of its content, so that it never changes. */
export const kitFile = /^portal-[a-z-]+-\d+\.\d+\.\d+-[0-9a-f]{12}\.tgz$/;

/**
 * Takes the packed kit of remotes in, if there is one. Kits of earlier versions stay: lock files of
 * teams name their files.
 *
 * @param folder where it lies packed
 */
export async function storeRemoteKit(folder: string, assets: AssetStore): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const file of names.filter((name) => kitFile.test(name))) {
    await assets.putUncompressed(kitKey(file), await readFile(path.join(folder, file)));
  }
}
