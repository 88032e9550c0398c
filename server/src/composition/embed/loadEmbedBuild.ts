import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { AssetStore } from '../assets/AssetStore.ts';
import { readScriptManifest } from '../assets/readScriptManifest.ts';
import { storePackages } from '../assets/packages.ts';
import { storeScripts } from '../assets/storeScripts.ts';
import { factsPlaceholder, type EmbedBuild, type EmbedPackage } from './EmbedBuild.ts';
import { coreFolder, packageFolder } from './embedFolders.ts';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  file: z.string(),
  integrity: z.string(),
});

/**
 * Loads what is built for pages of other sites, and stores its files, where those of earlier builds
 * stay for pages that name them.
 *
 * @param folder the shell's `dist`
 * @returns `undefined` when it has not been built
 */
export async function loadEmbedBuild(
  folder: string,
  assets: AssetStore,
): Promise<EmbedBuild | undefined> {
  const core = path.join(folder, 'embed/core');
  if (!existsSync(path.join(core, 'manifest.json'))) return undefined;
  const {
    scripts: [entry, ...more],
    integrity,
  } = await readScriptManifest(core);
  if (more.length > 0) throw new Error('pages of other sites begin with one script');
  await storeScripts(core, coreFolder, assets);
  const loader = await readFile(path.join(folder, 'embed/loader/embed.js'), 'utf8');
  if (loader.split(factsPlaceholder).length !== 2) {
    throw new Error('the script for other sites has not one place for what it is to know');
  }
  return {
    loader,
    core: { base: `/${coreFolder}`, entry, integrity },
    package: await loadPackage(path.join(folder, 'embed/package'), assets),
  };
}

async function loadPackage(folder: string, assets: AssetStore): Promise<EmbedPackage | undefined> {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) return undefined;
  await storePackages(folder, packageFolder, assets);
  return packageSchema.parse(JSON.parse(await readFile(index, 'utf8')));
}
