import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { changesStep } from './changesStep.mjs';
import { devStep } from './devStep.mjs';
import { e2eStep } from './e2eStep.mjs';
import { jestStep } from './jestStep.mjs';
import { buildOnNewerNode, testServerOnNewerNode } from './newerNodeSteps.mjs';
import { newCallStep } from './newCallStep.mjs';
import { newRemoteStep } from './newRemoteStep.mjs';
import { packStep } from './packStep.mjs';
import { testEmbedded, testServer } from './serverSteps.mjs';
import { standaloneStep } from './standaloneStep.mjs';
import { single, tally } from './tally.mjs';

const require = createRequire(import.meta.url);
const programOf = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** A check by one program: passed if it exits with 0. */
async function programStep(...args) {
  const { code, output } = await runNode(args);
  return { ...single(code === 0), output: code === 0 ? '' : output };
}

async function buildStep() {
  const { code, output } = await runNode(['tools/build.mjs', '--e2e']);
  const counts = /build: (\d+) built, (\d+) unchanged, (\d+) failed/.exec(output);
  if (!counts || code !== 0) return { ...tally(0, Number(counts?.[3] ?? 1)), output };
  return { ...tally(Number(counts[1]) + Number(counts[2])), output };
}

/**
 * Weighs each screen's first load. Always prints the weights, so that growth is visible before a
 * budget is exceeded.
 */
async function firstLoadStep() {
  const { output } = await runNode(['tools/measure.mjs']);
  const counts = /first load: (\d+) passed, (\d+) failed/.exec(output);
  if (!counts) return { ...tally(0, 1), report: output };
  return { ...tally(Number(counts[1]), Number(counts[2])), report: output };
}

const units = (options, args = []) =>
  jestStep('units', ['--ignoreProjects=server', ...args], options);

const oxfmt = [programOf('oxfmt', 'bin/oxfmt'), '--check'];
const eslint = ['--max-old-space-size=4096', programOf('eslint', 'bin/eslint.js')];

/**
 * Steps of `npm test`. What fails most often and tells soonest comes first; the journeys run last
 * and alone, because they measure perceived time.
 */
const everything = (all) => [
  { name: 'format', run: () => programStep(...oxfmt) },
  { name: 'types', run: () => programStep('tools/typecheck.mjs') },
  { name: 'lint', run: () => programStep(...eslint, '.') },
  { name: 'units', run: (_done, options) => units(options) },
  { name: 'server', run: (_done, options) => testServer([], options) },
  { name: 'build', run: buildStep },
  { name: 'embedded', run: (_done, options) => testEmbedded(options) },
  { name: 'changes', after: ['build'], run: changesStep },
  { name: 'first load', after: ['build'], run: firstLoadStep },
  { name: 'dev', after: ['build'], run: devStep },
  { name: 'new remote', run: newRemoteStep },
  { name: 'remote of its own', after: ['build'], run: standaloneStep },
  // Needs the kit that the step of the standalone remote packs.
  { name: 'pack', after: ['remote of its own'], run: packStep },
  ...(all
    ? [
        // Not at the same time as the server's tests on the usual Node, whose report it would
        // overwrite.
        {
          name: 'server on newer Node',
          after: ['server'],
          run: (_done, options) => testServerOnNewerNode(options),
        },
        { name: 'build on newer Node', after: ['build'], run: buildOnNewerNode },
        { name: 'new call', run: newCallStep },
      ]
    : []),
  ...(all ? ['ja-390', 'ja-1280', 'en-390', 'en-1280'] : ['once']).map((project) => ({
    name: all ? `journeys ${project}` : 'journeys',
    isAlone: true,
    after: ['build'],
    run: (done, options) => e2eStep(done, options, [`--project=${project}`]),
  })),
];

/** The steps that a change affects; see `planChanges`. */
const touched = ({ files, code, workspaces, serverFolders, specs }) => {
  const step = (isWanted, name, run) => (isWanted ? [{ name, run }] : []);
  return [
    ...step(workspaces.length > 0, 'types', () =>
      programStep('tools/typecheck.mjs', ...workspaces),
    ),
    ...step(files.length > 0, 'format', () =>
      programStep(...oxfmt, '--no-error-on-unmatched-pattern', ...files),
    ),
    ...step(code.length > 0, 'lint', () => programStep(...eslint, '--no-warn-ignored', ...code)),
    ...step(workspaces.length > 0, 'units', (_done, options) => {
      const paths = files.map((file) => join(root, file));
      return units(options, ['--findRelatedTests', ...paths]);
    }),
    ...step(serverFolders.length > 0, 'server', (_done, options) =>
      testServer(serverFolders, options),
    ),
    ...step(true, 'structure', (_done, options) => units(options, ['tools', 'structure'])),
    ...step(specs.length > 0, 'build', buildStep),
    ...(specs.length === 0
      ? []
      : [
          {
            name: 'journeys',
            isAlone: true,
            after: ['build'],
            run: (done, options) => e2eStep(done, options, ['--project=once', ...specs]),
          },
        ]),
  ];
};

/** @param {{ all: boolean, changes?: ReturnType<typeof import('./changes.mjs').planOf> }} options */
export const stepsOf = ({ all, changes }) =>
  changes && !changes.reason ? touched(changes) : everything(all);
