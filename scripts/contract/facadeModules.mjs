import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Folders of `shared/src` that the page has once, beside the facade itself. */
const companions = [
  'charts',
  'choosing',
  'embed',
  'explanation',
  'forms',
  'list',
  'overlays',
  'schema',
  'table',
];

/** What remotes take from the page at run time: names of modules and where they begin. */
export const facadeModules = new Map([
  ['@portal/shared', join(root, 'shared/src/index.ts')],
  ...companions.map((name) => [
    `@portal/shared/${name}`,
    join(root, 'shared/src', name, 'index.ts'),
  ]),
]);

/** The modules that the build shares between page and remotes, as it names them. */
export function sharedModuleNames() {
  const source = readFileSync(join(root, 'build-kit/src/federation/sharedModules.ts'), 'utf8');
  return [...source.matchAll(/'(@portal\/shared(?:\/\w+)?)'/g)].map(([, name]) => name);
}
