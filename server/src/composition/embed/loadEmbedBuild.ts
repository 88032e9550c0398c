import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { AssetStore } from '../assets/AssetStore.ts';
import { readScriptManifest } from '../assets/readScriptManifest.ts';
import { storePackages } from '../assets/packages.ts';
import { storeScripts } from '../assets/storeScripts.ts';
import {
  coreFolder,
  type EmbedBuild,
  type EmbedPackage,
  factsPlaceholder,
  packageFolder,
} from './EmbedBuild.ts';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  file: z.string(),
  integrity: z.string(),
});

/**
 * Loads the build for embedding sites, and stores its files. Those of earlier builds are kept for
 * pages that refer to them.
 *
 * @param folder the shell's `dist`
 * @returns `undefined` if it has not been built
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
  if (more.length > 0) throw new Error('the core must have exactly one entry script');
  await storeScripts(core, coreFolder, assets);
  const loader = await readFile(path.join(folder, 'embed/loader/embed.js'), 'utf8');
  if (loader.split(factsPlaceholder).length !== 2) {
    throw new Error('the loader must contain the placeholder exactly once');
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
