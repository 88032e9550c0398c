import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remotes } from '../build/workspaces.mjs';
import { root } from '../root.mjs';

/** What an element may load before anybody signs in, in kB: a promise to other sites. */
export const elementBudget = 15;

const read = (...file) => readFileSync(join(root, ...file), 'utf8');
const digestOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Weighs all that an element loads before anybody signs in: `/embed.js` with the facts that the server
 * writes into it, at brotli's highest quality. Descriptions have digests of the right length.
 * @returns {number} bytes
 */
export function weighElement() {
  const { scripts, integrity } = JSON.parse(read('shell/dist/embed/core/manifest.json'));
  const placed = remotes().flatMap((name) => {
    const text = read(name, 'dist/release.json');
    const { version, hash, embeddable } = JSON.parse(text);
    if (embeddable !== true) return [];
    const path = `${name}-${version}-${hash}`;
    const base = `/remotes/${name}/${version}-${hash}/`;
    const description = `embed/releases/${path}.json`;
    return [[name, { base, description, integrity: digestOf(text) }]];
  });
  const core = { base: '/embed/core/', entry: scripts[0], integrity };
  const facts = JSON.stringify({ core, remotes: Object.fromEntries(placed) });
  const script = read('shell/dist/embed/loader/embed.js').replace('__PORTAL_EMBED__', () => facts);
  return brotliCompressSync(script).length;
}

/** @returns {string[]} a sentence if the element exceeds its budget. */
export function findHeavyElement(bytes) {
  if (bytes <= elementBudget * 1000) return [];
  return [
    `An element loads ${(bytes / 1000).toFixed(3)} kB before anybody signs in; its budget is ${elementBudget.toFixed(1)} kB.`,
  ];
}
