import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  declared,
  defaultExports,
  everywhere,
  ofRemotes,
  plain,
  sources,
  tests,
  web,
  webTests,
} from '@portal/test-kit/eslint/parts';
import globals from 'globals';
import ts from 'typescript-eslint';
import { packageDoors } from './tools/lint/packageDoors.mjs';
import { withoutOxlintRules } from './tools/lint/oxlintRules.mjs';

const root = import.meta.dirname;
const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
const webFolders = [
  'shared/src/**',
  'shell/src/**',
  'accounts/src/**',
  'mf-*/src/**',
  'lab/bench/**',
];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'tools/jest/**', 'e2e/**'];

/** Each workspace may import what it declares itself; tests also what the root declares. */
const declaredDependencies = workspaces.flatMap((name) => [
  declared([`${name}/**/*.{ts,tsx}`], [join(root, name)]),
  declared(testFiles.map((pattern) => `${name}/${pattern}`).concat(`${name}/*.ts`), [
    root,
    join(root, name),
  ]),
]);

/** All rules; ESLint leaves those that oxlint has to it (tools/typecheck.mjs). */
export const everyRule = ts.config(
  // Types for hosts and what hosts write: a test compiles them, with libraries that are not ours.
  { ignores: ['tools/embed/types/**', 'tools/embed/samples/**'] },
  ...everywhere,
  sources(root),
  web(webFolders),
  ...declaredDependencies,
  ...packageDoors,
  ofRemotes(['mf-*/src/**/*.{ts,tsx}', 'e2e/remotes/**/*.{ts,tsx}']),
  tests(testFiles),
  webTests(webFolders.map((folder) => `${folder}/*.test.{ts,tsx}`)),
  defaultExports([
    '**/*.config.{ts,js}',
    'tools/jest/*.js',
    '**/globalSetup.ts',
    '**/*Loader.ts',
    '**/*.d.ts',
  ]),
  // A global of the page can only be declared so.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
  // Playwright reads the wanted fixtures from the pattern, even when there are none.
  {
    files: ['e2e/fixtures/test*.ts', 'e2e/specs/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  // Remotes that exist for tests have neither a package of their own nor rooms.
  {
    files: ['e2e/remotes/**'],
    rules: { 'portal/package-imports': 'off', 'portal/room-directions': 'off' },
  },
  // It stays as it was built for the contract 1.3.0.
  { files: ['e2e/remotes/mf-former/**'], rules: { 'no-restricted-syntax': 'off' } },
  // The guard that forbids console noise in tests is the one place that must name it.
  { files: ['test-kit/src/jest/**'], rules: { 'no-console': 'off' } },
  plain,
  { files: ['docs/embedding/*/{page,src}/**/*.js'], languageOptions: { globals: globals.browser } },
);

export default withoutOxlintRules(everyRule);
