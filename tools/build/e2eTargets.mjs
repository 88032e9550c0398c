import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { withPackages } from './lockFile.mjs';
import { remoteTarget, web } from './targets.mjs';

const fixture = 'e2e/remotes/mf-fixture';
const nextFixture = '.cache/e2e/mf-fixture';
const nextLicenses = '.cache/e2e/mf-licenses';
const builtExamples = '.cache/e2e/examples';
const own = 'tools/build/e2eTargets.mjs';

/** Copies a remote as a later release: another version, and a star before a heading. */
function copyRemote(source, target, headings) {
  const copy = join(root, target);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const isSource = (file) => !/\/(dist|node_modules)(\/|$)/.test(file);
  cpSync(join(root, source), copy, { recursive: true, filter: isSource });
  const edit = (file, from, to) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has changed: no match for ${from}`);
    writeFileSync(path, edited);
  };
  edit('remote.config.ts', /version: '1\.\d+\.\d+'/, "version: '1.999.0'");
  for (const [file, before] of headings) edit(file, before, '$&★ ');
}

/**
 * An example page of another site, built for development: its framework runs extra checks, and
 * React's StrictMode runs everything twice.
 */
const exampleTarget = (name) => ({
  name: `e2e-${name}`,
  inputs: [`docs/embedding/${name}`, own],
  packages: [`docs/embedding/${name}`, 'node_modules/vite'].flatMap(withPackages),
  product: `${builtExamples}/${name}/index.html`,
  build: () => {
    const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin');
    const outDir = join(root, builtExamples, name);
    return runNode([join(vite, 'vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'], {
      cwd: join(root, 'docs/embedding', name),
      env: { NODE_ENV: 'development' },
    });
  },
});

/** The build of a copy that is made just before. */
const copyTarget = (name, source, copy, headings) => {
  const target = web(name, 'release.json', copy);
  return {
    ...target,
    inputs: [...target.inputs.filter((input) => input !== copy), source, own],
    build: () => {
      copyRemote(source, copy, headings);
      return target.build();
    },
  };
};

/** Targets that only the journeys use: releases they publish, and pages of other sites. */
export const e2eTargets = () => [
  remoteTarget('e2e-fixture', fixture),
  copyTarget('e2e-next-fixture', fixture, nextFixture, [['src/screens/FormScreen.tsx', '<h1>']]),
  copyTarget(
    'e2e-next-licenses',
    'mf-licenses',
    nextLicenses,
    ['en', 'ja'].map((locale) => [`src/locales/${locale}.json`, '"licenses.list.title": "']),
  ),
  ...['react-18', 'vue-3', 'single-spa'].map(exampleTarget),
];
