import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { copyRepository } from './copyRepository.mjs';
import { single, sum } from './tally.mjs';

const copy = join(root, '.cache/test/new-call');

/** A call of each kind, for each group. */
const calls = [
  ['/api/made-things', 'GET', 'members'],
  ['/api/made-things', 'POST', 'managers'],
  ['/api/made-things/:id', 'GET', 'members'],
  ['/api/made-things/:id', 'PUT', 'buyers'],
  ['/api/made-things/:id', 'DELETE', 'owners'],
];

/** Writes a call of each kind in a copy of the repository, and checks the copy. */
export async function newCallStep() {
  copyRepository(copy);
  // A separate repository, since this one ignores the folder.
  mkdirSync(join(copy, '.git'));
  const steps = [
    ...calls.map(([path, method, who]) =>
      ['tools/new-call.mjs', '--area', 'made-for-test'].concat(
        ...Object.entries({ path, method, who }).map(([name, value]) => [`--${name}`, value]),
      ),
    ),
    ['tools/typecheck.mjs', 'server', 'shared'],
    [
      'tools/unit.mjs',
      'server',
      '--maxWorkers=1',
      '(areas/made-for-test|platform/db/migr|app/access)',
    ],
  ];
  const results = [];
  for (const step of steps) {
    const { code, output } = await runNode(step, { cwd: copy });
    results.push(single(code === 0));
    // Each check depends on the ones before.
    if (code !== 0) return { ...sum(results), output };
  }
  return { ...sum(results), output: '' };
}
