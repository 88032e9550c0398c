import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Names of this repository's packages, whose sources bundles include. */
export function ownPackages() {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const shared = Object.entries(exports).map(([entry, file]) => [
    `@portal/shared${entry.slice(1)}`,
    join(root, 'shared', file),
  ]);
  const whole = ['emi-engine', 'paper'].map((name) => [`@portal/${name}`, join(root, name, 'src')]);
  return Object.fromEntries([...shared, ...whole]);
}
