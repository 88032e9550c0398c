import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRemotes, endWebpack, runWebpack } from '../build/runWebpack.mjs';
import { createRemote } from '../new-remote/createRemote.mjs';
import { formatSource } from '../new-remote/formatSource.mjs';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { single, sum } from './tally.mjs';

const require = createRequire(import.meta.url);
const programOf = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

/** A separate root with this repository's rules; packages resolve from parent folders. */
const scratch = join(root, '.cache/test/new-remote');
const rules = [
  'package.json',
  'tsconfig.base.json',
  'test-kit/tsconfig.remote.json',
  'tsconfig.json',
  'eslint.config.js',
  'tools/lint',
  'tools/root.mjs',
  'tools',
  'tools/typecheck.mjs',
  '.oxfmtrc.json',
];
const requests = [
  {
    name: 'made-for-test',
    path: '/made/for-test',
    title: { en: 'Made for the test', ja: 'テスト用の画面' },
    icon: 'inbox',
    isList: false,
    hasDetail: false,
  },
  {
    name: 'list-for-test',
    path: '/list/for-test',
    title: { en: 'List for the test', ja: 'テスト用の一覧' },
    icon: 'inbox',
    isList: true,
    hasDetail: false,
  },
  {
    name: 'detail-for-test',
    path: '/detail/for-test',
    title: { en: 'Details for the test', ja: 'テスト用の詳細' },
    icon: 'inbox',
    isList: true,
    hasDetail: true,
  },
];
const folders = requests.map(({ name }) => `mf-${name}`);

async function makeRemotes() {
  rmSync(scratch, { recursive: true, force: true });
  // A separate repository, since this one ignores the folder.
  mkdirSync(join(scratch, '.git'), { recursive: true });
  for (const rule of rules) cpSync(join(root, rule), join(scratch, rule), { recursive: true });
  for (const request of requests) await createRemote(request, scratch, formatSource);
}

/** Jest's projects of browser code, for remotes in another folder. */
async function jestConfig() {
  const { default: config } = await import(pathToFileURL(join(root, 'jest.config.js')).href);
  const models = config.projects.filter(({ displayName }) => /^(pages|code)$/.test(displayName));
  const roots = folders.map((folder) => join(scratch, folder, 'src'));
  return JSON.stringify({
    projects: models.map((model) => ({ ...model, rootDir: scratch, roots })),
  });
}

/** What a new remote must pass, each as arguments for Node. */
async function checks() {
  return [
    ['tools/typecheck.mjs', ...folders],
    [programOf('eslint', 'bin/eslint.js'), ...folders],
    [programOf('oxfmt', 'bin/oxfmt'), '--check', ...folders],
    [programOf('jest', 'bin/jest.js'), '--maxWorkers=1', '--config', await jestConfig()],
  ];
}

/** Creates a remote of each kind and runs all checks of a remote on it. */
export async function newRemoteStep() {
  await makeRemotes();
  const results = [];
  let text = '';
  const take = ({ code, output }) => {
    results.push(single(code === 0));
    if (code !== 0) text += output;
  };
  for (const args of await checks()) take(await runNode(args, { cwd: scratch }));
  const problems = await checkRemotes(folders.map((folder) => join(scratch, folder)));
  const found = Object.values(problems).flat();
  take({ code: found.length, output: found.join('\n') });
  // The step of the standalone remote builds one without a list.
  for (const folder of folders.slice(1)) take(await runWebpack(join(scratch, folder)));
  await endWebpack();
  return { ...sum(results), output: text };
}
