import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runWebpack } from './runWebpack.mjs';
import { webSources } from './targets.mjs';

const nextLicenses = '.cache/e2e/mf-licenses';

/** The license list as a later release: another version, and another word in its heading. */
function copyLicenses() {
  const copy = join(root, nextLicenses);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const isSource = (file) => !/\/(dist|node_modules)(\/|$)/.test(file);
  cpSync(join(root, 'mf-licenses'), copy, { recursive: true, filter: isSource });
  const edit = (file, from, to) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has changed: nothing there matches ${from}`);
    writeFileSync(path, edited);
  };
  edit('remote.config.ts', /version: '1\.\d+\.\d+'/, "version: '1.999.0'");
  for (const locale of ['en', 'ja']) {
    edit(`src/locales/${locale}.json`, /("licenses\.list\.title": ")/, '$1★ ');
  }
}

/** Releases that only the journeys publish. */
export const e2eTargets = () => [
  {
    name: 'e2e-fixture',
    inputs: [...webSources, 'e2e/remotes/mf-fixture'],
    product: 'e2e/remotes/mf-fixture/dist/release.json',
    build: () => runWebpack('e2e/remotes/mf-fixture'),
  },
  {
    name: 'e2e-next-licenses',
    inputs: [...webSources, 'mf-licenses', 'scripts/build/e2eTargets.mjs'],
    product: `${nextLicenses}/dist/release.json`,
    build: () => {
      copyLicenses();
      return runWebpack(nextLicenses);
    },
  },
];
