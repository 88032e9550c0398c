import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const config = join(root, '.oxlintrc.json');

/** All files that ESLint's configuration is made from; versions of packages are in manifests. */
const sources = [
  'eslint.config.js',
  'package.json',
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(name, 'package.json')),
  ...['tools/lint', 'test-kit/src/eslint']
    // A copy of the repository may leave out our own rules.
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
].map((name) => join(root, name));

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Path of oxlint's configuration, in the root because its patterns are relative to its folder. It is
 * generated from ESLint's when that has changed, because loading ESLint's takes two seconds.
 */
export async function oxlintConfig() {
  if (Math.max(...sources.map(changedAt)) < changedAt(config)) return config;
  const [{ everyRule }, { oxlintRules }] = await Promise.all([
    import('../../eslint.config.js'),
    import('./oxlintRules.mjs'),
  ]);
  // ESLint, which a release runs at the same time, reads it through oxlint: never half a file.
  const written = `${config}.${process.pid}`;
  writeFileSync(written, JSON.stringify(oxlintRules(everyRule)));
  renameSync(written, config);
  return config;
}
