import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { standaloneLock, standaloneManifest } from './standalonePackage.mjs';

const readText = (...path) => readFileSync(join(root, ...path), 'utf8');
const file = 'portal-shared-1.8.0-0123456789ab.tgz';
const kit = {
  packages: [{ name: '@portal/shared', version: '1.8.0', file, integrity: 'sha512-x' }],
};
const manifest = standaloneManifest(readText('tools/new-remote/mf-sample-name/package.json'), kit);

it('takes our packages from the portal, and all others in its versions', () => {
  const ofRoot = JSON.parse(readText('package.json'));
  expect(manifest.name).toBe('mf-sample-name');
  expect(manifest.dependencies['@portal/shared']).toBe(`https://portal.example/remote-kit/${file}`);
  expect(manifest.devDependencies.eslint).toBe(ofRoot.devDependencies.eslint);
  expect(manifest.overrides).toEqual(ofRoot.overrides);
  expect(manifest.scripts.release).toBe('portal-remote publish');
});

it('locks our packages by address and digest', () => {
  const { packages } = standaloneLock(manifest, kit);
  expect(packages['node_modules/@portal/shared']).toMatchObject({
    resolved: `https://portal.example/remote-kit/${file}`,
    integrity: 'sha512-x',
  });
  expect(packages).toHaveProperty('node_modules/jest');
});
