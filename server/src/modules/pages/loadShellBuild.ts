import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AssetStore } from '../../assets/AssetStore.ts';
import { readScriptManifest } from '../../assets/readScriptManifest.ts';
import { storeScripts } from '../../assets/storeScripts.ts';
import type { ShellBuild } from './ShellBuild.ts';

/** The path below which the shell's files lie. */
export const shellPath = '/shell/';

/**
 * Loads the built shell: stores its files and imports its frame.
 *
 * @param folder the shell's `dist`
 */
export async function loadShellBuild(folder: string, assets: AssetStore): Promise<ShellBuild> {
  const client = path.join(folder, 'client');
  const manifest = await readScriptManifest(client);
  await storeScripts(client, shellPath.slice(1), assets);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the shell's own server build, whose entry is exactly this
  const frame = (await import(pathToFileURL(path.join(folder, 'server/frame.js')).href)) as Pick<
    ShellBuild,
    'renderFrame'
  >;
  const address = (file: string) => `${shellPath}${file}`;
  return {
    scripts: manifest.scripts.map(address),
    companions: mapValues(manifest.companions, (names) => names.map(address)),
    integrity: Object.fromEntries(
      Object.entries(manifest.integrity).map(([file, digest]) => [address(file), digest]),
    ),
    renderFrame: (bootstrap) => frame.renderFrame(bootstrap),
  };
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
