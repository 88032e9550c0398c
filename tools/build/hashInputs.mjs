import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';
import { lockedVersion } from './lockFile.mjs';

const isSource = (name) =>
  !['node_modules', 'dist', 'coverage', 'testing', 'README.md'].includes(name) &&
  !/\.test\.[jt]sx?$/.test(name);

/** The sources in a folder, or the single file. */
export function* filesIn(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (isSource(name)) yield* filesIn(join(path, name));
}

const stars = /^export \* from '(\.[^']+)';\n/gm;
const names = /^export (?:type )?\{[^}]*\} from '(\.[^']+)';\n/gm;

/**
 * The part of a file that decides a build. Of a package's manifest: how imports find its modules.
 * Of a remote's configuration, to others: all but its versions. Of any other: all but statements
 * that only pass on a file which the build does not use.
 *
 * @param {string} file relative to the root
 * @param {string} text its content
 * @param {Set<string>} used the files that the build uses
 */
export function partThatCounts(file, text, used) {
  if (basename(file) === 'package.json') {
    const { exports, imports, sideEffects, type } = JSON.parse(text || '{}');
    return JSON.stringify({ exports, imports, sideEffects, type });
  }
  if (basename(file) === 'remote.config.ts') {
    return text.replaceAll(/^ *(version|contract): .*\n/gm, '');
  }
  // A name that a file states wins against `export *`.
  const passedOn = /^export \*/m.test(text) ? stars : names;
  return text.replaceAll(passedOn, (statement, from) =>
    used.has(join(dirname(file), from)) ? statement : '',
  );
}

const readText = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file)) : '');

/**
 * Hashes what a build depends on.
 *
 * @param {{ inputs: readonly string[], used?: readonly string[], packages?: readonly string[] }}
 * dependencies `inputs`: files and folders, without tests and build products; `used`: files of which
 * only a part counts; `packages`: places in the lock file
 * @param {{ read?: (file: string) => string | Buffer, versionOf?: (place: string) => string }} state
 * of the repository; default: the present one
 */
export function hashInputs(
  { inputs, used = [], packages = [] },
  { read = readText, versionOf = lockedVersion } = {},
) {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? 'production');
  const add = (name, content) => hash.update(`\0${name}\0`).update(content);
  for (const input of inputs) {
    for (const path of filesIn(join(root, input))) {
      const file = relative(root, path);
      add(file, read(file));
    }
  }
  const known = new Set([...inputs, ...used]);
  for (const file of used) add(file, partThatCounts(file, String(read(file)), known));
  for (const place of packages) add(place, versionOf(place));
  return hash.digest('hex');
}
