import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remotes } from '../build/workspaces.mjs';
import { root } from '../root.mjs';

const shellDir = join(root, 'shell/dist/client');
const shellManifest = join(shellDir, 'manifest.json');
const distOf = (name) => join(root, name, 'dist');
const releaseOf = (name) => join(distOf(name), 'release.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns {string[]} workspaces without a build, whose screens cannot be weighed. */
export function findUnbuilt() {
  const unbuilt = remotes().filter((name) => !existsSync(releaseOf(name)));
  return existsSync(shellManifest) ? unbuilt : ['shell', ...unbuilt];
}

/**
 * Weighs all scripts that load before the first row of each screen of the built remotes, as the
 * server sends them: brotli at its highest quality.
 * @returns {{ path: string, bytes: number, parts: Record<string, number>, scripts: object[] }[]}
 * bytes by screen path, in total and by part of the portal, and the scripts for `weighPackages`.
 */
export function readFirstLoads() {
  const shell = readJson(shellManifest);
  return remotes().flatMap((name) => {
    const { entry, screens } = readJson(releaseOf(name));
    return Object.entries(screens).map(([path, screen]) => {
      const companions = screen.companions.flatMap((key) => shell.companions[key] ?? []);
      const scripts = {
        shell: shell.scripts.map(scriptOfShell),
        entry: [scriptOf(name, entry)],
        screen: screen.preload.map((file) => scriptOf(name, file)),
        companions: companions.map(scriptOfShell),
      };
      const parts = Object.fromEntries(
        Object.entries(scripts).map(([part, files]) => [part, sumOf(files)]),
      );
      const all = Object.values(scripts).flat();
      return { path, parts, bytes: sumOf(all), scripts: all };
    });
  });
}

const sumOf = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

function scriptOfShell(name) {
  const file = join(shellDir, name);
  // The names of the shell's source maps have no hash.
  const map = join(root, 'shell/dist/maps', `${name.replace(/\.\w+\.js$/, '')}.js.map`);
  return { file, map, workspace: 'shell', bytes: weigh(file) };
}

function scriptOf(workspace, name) {
  const file = join(distOf(workspace), name);
  const map = join(distOf(workspace), 'maps', `${name}.map`);
  return { file, map, workspace, bytes: weigh(file) };
}

const weights = new Map();

/** Cached, since every screen loads the shell's scripts. */
function weigh(file) {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, known);
  return known;
}
