import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const contractFile = 'shared/src/remote/contract.ts';
const wayOn = `raise contractVersion in ${contractFile}, tell of it in docs/contract.md and run npm run contract -- --write`;

const majorOf = (version) => Number(version.split('.')[0]);

/**
 * Reports problems of the current facade, as sentences with the remedy.
 *
 * @param recorded content of `shared/contract.json`
 * @param current result of `readFacade`
 * @param version current version of the contract
 */
export function compareFacade(recorded, current, version) {
  const gone = goneNames(recorded, current, version);
  if (version === recorded.version) return [...gone, ...otherNames(recorded, current)];
  const late = `shared/contract.json is of the contract ${recorded.version}, and ${contractFile} says ${version}: run npm run contract -- --write`;
  return [...gone, late];
}

/** Names that remotes of this major version may import but that are gone. */
export function goneNames(recorded, current, version) {
  if (majorOf(version) > majorOf(recorded.version)) return [];
  return namesOf(recorded.exports)
    .filter(([module, name]) => current[module]?.[name] === undefined)
    .map(
      ([module, name]) =>
        `${name} of ${module} is gone, which remotes may import since the contract ${recorded.exports[module][name].since}: put it back and name it as deprecated in docs/contract.md; it can go with the next major version`,
    );
}

/** Names that are new or differ from their record. */
function otherNames({ version, exports }, current) {
  return namesOf(current).flatMap(([module, name]) => {
    const shape = current[module][name];
    const known = exports[module]?.[name];
    if (known === undefined)
      return [`${name} of ${module} is new, and the contract is still ${version}: ${wayOn}`];
    if (known.shape === shape) return [];
    return [
      `${name} of ${module} has changed, and the contract is still ${version}: change it back, or ${wayOn}; it was ${known.shape} and is ${shape}`,
    ];
  });
}

/** Records the current facade; new names get the current version. */
export function recordFacade(recorded, current, version) {
  const sinceOf = (module, name) => recorded.exports[module]?.[name]?.since ?? version;
  const exports = Object.entries(current).map(([module, shapes]) => {
    const named = Object.entries(shapes).map(([name, shape]) => [
      name,
      { since: sinceOf(module, name), shape },
    ]);
    return [module, Object.fromEntries(named)];
  });
  return { version, exports: Object.fromEntries(exports) };
}

function namesOf(modules) {
  return Object.entries(modules).flatMap(([module, named]) =>
    Object.keys(named).map((name) => [module, name]),
  );
}

/** Records the exports of the facade, their first version and their types. */
export const recordFile = join(root, 'shared/contract.json');

/** @returns {{ version: string, exports: Record<string, Record<string, { since: string, shape: string }>> }} */
export function readRecord() {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}
