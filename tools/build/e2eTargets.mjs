import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { runWebpack } from './runWebpack.mjs';
import { webSources } from './targets.mjs';

const fixture = 'e2e/remotes/mf-fixture';
const nextFixture = '.cache/e2e/mf-fixture';
const nextLicenses = '.cache/e2e/mf-licenses';
const builtExamples = '.cache/e2e/examples';

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
  // The build compares both versions. The fixture is no workspace and has no package.json.
  if (existsSync(join(copy, 'package.json'))) {
    edit('package.json', /"version": "1\.\d+\.\d+"/, '"version": "1.999.0"');
  }
  for (const [file, before] of headings) edit(file, before, '$&★ ');
}

/**
 * An example page of another site, built for development: its framework runs extra checks, and
 * React's StrictMode runs everything twice.
 */
const exampleTarget = (name) => ({
  name: `e2e-${name}`,
  inputs: ['package-lock.json', `docs/embedding/${name}`, 'tools/build/e2eTargets.mjs'],
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

/** Targets that only the journeys use: releases they publish, and pages of other sites. */
export const e2eTargets = () => [
  {
    name: 'e2e-fixture',
    inputs: [...webSources, fixture],
    product: `${fixture}/dist/release.json`,
    build: () => runWebpack(fixture),
  },
  {
    name: 'e2e-next-fixture',
    inputs: [...webSources, fixture, 'tools/build/e2eTargets.mjs'],
    product: `${nextFixture}/dist/release.json`,
    build: () => {
      copyRemote(fixture, nextFixture, [['src/screens/FormScreen.tsx', '<h1>']]);
      return runWebpack(nextFixture);
    },
  },
  {
    name: 'e2e-next-licenses',
    inputs: [...webSources, 'mf-licenses', 'tools/build/e2eTargets.mjs'],
    product: `${nextLicenses}/dist/release.json`,
    build: () => {
      const headings = ['en', 'ja'].map((locale) => [
        `src/locales/${locale}.json`,
        '"licenses.list.title": "',
      ]);
      copyRemote('mf-licenses', nextLicenses, headings);
      return runWebpack(nextLicenses);
    },
  },
  ...['react-18', 'vue-3', 'single-spa'].map(exampleTarget),
];
