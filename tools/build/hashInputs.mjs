import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../root.mjs';

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

/**
 * The content to hash. From the lock file only the installed packages count: a renamed workspace
 * changes no build.
 * @param {string} file the path of any input
 */
export function contentOf(file) {
  const content = readFileSync(file);
  if (basename(file) !== 'package-lock.json') return content;
  const installed = Object.entries(JSON.parse(content).packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && link !== true,
  );
  return JSON.stringify(installed);
}

/** Hashes the contents of files and folders, except tests and build products. */
export function hashInputs(inputs) {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? 'production');
  for (const input of inputs) {
    for (const file of filesIn(join(root, input))) {
      hash.update(`\0${relative(root, file)}\0`).update(contentOf(file));
    }
  }
  return hash.digest('hex');
}
