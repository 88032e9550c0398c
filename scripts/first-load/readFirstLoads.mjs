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

/** @returns {string[]} the workspaces without a build, without which no screen can be weighed. */
export function findUnbuilt() {
  const unbuilt = remotes().filter((name) => !existsSync(releaseOf(name)));
  return existsSync(shellManifest) ? unbuilt : ['shell', ...unbuilt];
}

/**
 * Weighs all scripts that come before the first row of each screen of the built remotes, each file
 * as the server sends it: brotli at its highest quality.
 * @returns {{ path: string, bytes: number, parts: Record<string, number> }[]} bytes by a screen's
 *   path, together and by the part of the portal they belong to.
 */
export function readFirstLoads() {
  const shell = readJson(shellManifest);
  return remotes().flatMap((name) => {
    const dist = distOf(name);
    const { entry, screens } = readJson(releaseOf(name));
    return Object.entries(screens).map(([path, screen]) => {
      const companions = screen.companions.flatMap((key) => shell.companions[key] ?? []);
      const parts = {
        shell: compressed(shellDir, shell.scripts),
        entry: compressed(dist, [entry]),
        screen: compressed(dist, screen.preload),
        companions: compressed(shellDir, companions),
      };
      return { path, parts, bytes: Object.values(parts).reduce((sum, part) => sum + part, 0) };
    });
  });
}

function compressed(folder, files) {
  return files.reduce((sum, file) => sum + weigh(join(folder, file)), 0);
}

const weights = new Map();

/** The shell's scripts belong to every screen and are compressed once. */
function weigh(file) {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, known);
  return known;
}
