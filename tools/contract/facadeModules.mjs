import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Entries of `@portal/shared` that the page loads once, besides the facade itself. */
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

const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
const fileOf = (entry) => join(root, 'shared', exports[entry]);

/** Modules that remotes take from the page at run time, with their entry files. */
export const facadeModules = new Map([
  ['@portal/shared', fileOf('.')],
  ...companions.map((name) => [`@portal/shared/${name}`, fileOf(`./${name}`)]),
]);

/** Names of the modules that the build shares between page and remotes. */
export function sharedModuleNames() {
  const source = readFileSync(join(root, 'build-kit/src/federation/sharedModules.ts'), 'utf8');
  return [...source.matchAll(/'(@portal\/shared(?:\/\w+)?)'/g)].map(([, name]) => name);
}
