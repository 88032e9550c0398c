import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { pathIndependentName } from './PathIndependentIdsPlugin.ts';

it.each([
  ['/a/mf-parts/src/X.tsx', 'src/X.tsx'],
  ['/a/mf-parts/node_modules/ky/index.js', 'ky/index.js'],
  ['/node_modules/ky/index.js', 'ky/index.js'],
  ['/a/node_modules/x/node_modules/ky/index.js', 'ky/index.js'],
  ['/a/mf-parts/node_modules/.federation/entry.0a1b.js', '.federation'],
  ['data:text/javascript;base64,L2EvbWY=', 'data:'],
  ['container entry ["/a/mf-parts/src/routes.tsx"]', 'container entry ["./src/routes.tsx"]'],
  ['external "react"', 'external "react"'],
])('names %s independently of its path', (name, expected) => {
  expect(pathIndependentName(name, '/a/mf-parts')).toBe(expected);
});

it('names modules of other workspaces by workspace', () => {
  const repository = join(import.meta.dirname, '../../..');
  const place = join(repository, 'e2e/remotes/mf-fixture');
  expect(pathIndependentName(join(repository, 'shared/src/X.tsx'), place)).toBe('shared/src/X.tsx');
});
