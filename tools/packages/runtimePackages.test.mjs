import { describe, expect, it } from '@jest/globals';
import { runtimePackages } from './runtimePackages.mjs';

const packages = {
  '': { workspaces: ['server', 'shared'] },
  server: {
    dependencies: { one: '1', own: '1', '@portal/shared': '1', '@portal/engine': '1' },
    devDependencies: { tool: '1' },
  },
  shared: { dependencies: { screen: '1' } },
  engine: { dependencies: { zip: '1', '@portal/shared': '1' } },
  'node_modules/@portal/shared': { link: true, resolved: 'shared' },
  'node_modules/@portal/engine': { link: true, resolved: 'engine' },
  'node_modules/zip': {},
  'node_modules/one': { dependencies: { two: '1' }, optionalDependencies: { 'for-arm': '1' } },
  'node_modules/two': { peerDependencies: { peer: '1', nowhere: '1' }, dependencies: { one: '1' } },
  'node_modules/one/node_modules/two': { dependencies: { 'of-two': '1' } },
  'node_modules/of-two': {},
  'node_modules/for-arm': {},
  'node_modules/peer': {},
  'node_modules/own': {},
  'node_modules/screen': {},
  'node_modules/tool': {},
  'server/node_modules/own': { dependencies: { two: '2' } },
};
const isInstalled = (place) => !place.endsWith('for-arm');

describe('runtimePackages', () => {
  it('follows each package to the copy that Node resolves from it', () => {
    expect(runtimePackages(packages, 'server', isInstalled)).toEqual([
      'node_modules/of-two',
      'node_modules/one',
      'node_modules/one/node_modules/two',
      'node_modules/peer',
      'node_modules/two',
      'node_modules/zip',
      'server/node_modules/own',
    ]);
  });
});
