import { isDeepStrictEqual } from 'node:util';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../build/buildStale.mjs';
import { lockedVersion } from '../build/lockFile.mjs';
import { targets } from '../build/targets.mjs';
import { remotes } from '../build/workspaces.mjs';
import { root } from '../root.mjs';
import { single, sum, tally } from './tally.mjs';

const text = (file) => readFileSync(join(root, file), 'utf8');
const browser = () => ['accounts', 'shell', ...remotes()];

/** A state of the repository with other texts of some files, by path. */
const edited = (edits) => ({
  read: (file) => {
    const before = text(file);
    return edits[file]?.(before) ?? before;
  },
});
const ending = (more) => (before) => `${before}${more}\n`;
/** A state with another version of a package. */
const upgraded = (name) => ({
  versionOf: (place) => (place === `node_modules/${name}` ? 'next' : lockedVersion(place)),
});

/** Changes, and what is built after each. */
const rows = () => [
  ['nothing', edited({}), []],
  [
    "a raised version of a remote's configuration",
    edited({
      'mf-logs/remote.config.ts': (before) => before.replace(/version: '.*'/, "version: '9.9.9'"),
    }),
    ['mf-logs'],
  ],
  [
    "a title in a remote's configuration",
    edited({ 'mf-logs/remote.config.ts': (before) => before.replace(/en: '.*?'/, "en: 'Other'") }),
    ['embed', 'mf-logs'],
  ],
  ['a screen of a remote', edited({ 'mf-logs/src/routes.tsx': ending('// more') }), ['mf-logs']],
  [
    'a file with a schema that nothing imports yet',
    edited({ 'shared/src/areas/contracts.ts': ending("export * from './usage/new.contract.ts';") }),
    [],
  ],
  [
    'a component of the facade that nothing imports yet',
    edited({ 'shared/src/index.ts': ending("export { New } from './ui/New.tsx';") }),
    ['shell'],
  ],
  [
    'a schema that one remote and the server import',
    edited({ 'shared/src/areas/usage/usageLog.contract.ts': ending('// more') }),
    ['mf-logs', 'server'],
  ],
  ['an area of the server', edited({ 'server/src/app/main.ts': ending('// more') }), ['server']],
  [
    'an icon or a call that remotes may name',
    edited({ 'shared/src/remote/iconNames.ts': ending('// more') }),
    ['server'],
  ],
  ['the record of the contract', edited({ 'shared/contract.json': ending('') }), []],
  [
    'the build kit',
    edited({ 'build-kit/src/presets/baseConfig.ts': ending('// more') }),
    browser(),
  ],
  ['a package of the build', upgraded('webpack'), browser()],
  [
    'a package of the license client and the server',
    upgraded('fflate'),
    ['license-client', 'server'],
  ],
  ['a package that only the page has', upgraded('papaparse'), ['shell']],
  ['a package of the server', upgraded('kysely'), ['server']],
];

/** Compares what each change would build with the table, by what the builds have read. */
export async function changesStep(done) {
  if (done.get('build').failed > 0) return { ...tally(0, 1), output: 'Nothing was built.\n' };
  const all = targets();
  const results = rows().map(([change, state, wanted]) => {
    const built = all.filter((target) => !isFresh(target, state)).map(({ name }) => name);
    const isRight = isDeepStrictEqual(built.toSorted(), wanted.toSorted());
    return {
      ...single(isRight),
      output: isRight ? '' : `After a change of ${change}: ${built.join(', ') || 'nothing'}\n`,
    };
  });
  return { ...sum(results), output: results.map(({ output }) => output).join('') };
}
