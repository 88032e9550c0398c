import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AssetStore } from '../assets/AssetStore.ts';
import { readScriptManifest } from '../assets/readScriptManifest.ts';
import { storeScripts } from '../assets/storeScripts.ts';
import { RecentMarkup } from '../previews/RecentMarkup.ts';
import type { ShellBuild, ShellFrame } from './ShellBuild.ts';

/** URL path of the shell's files. */
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
    renderFrame: withRecent((bootstrap) => frame.renderFrame(bootstrap)),
  };
}

/** Caches some hundred recent frames. */
function withRecent(render: ShellBuild['renderFrame']): ShellBuild['renderFrame'] {
  const recent = new RecentMarkup<ShellFrame>(() => performance.now(), 4_000_000);
  return (bootstrap) => {
    const asked = JSON.stringify(bootstrap);
    const found = recent.find('shell', asked);
    if (found) return found;
    const frame = render(bootstrap);
    recent.keep('shell', asked, frame);
    return frame;
  };
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
