import ts from 'typescript-eslint';
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
} from './parts.js';
import { remoteDoors } from './rooms.js';

const all = ['**/*.{ts,tsx}'];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'];
const wireless = ['screens', 'components', 'domain'].map((room) => `src/${room}/**/*.{ts,tsx}`);

/**
 * ESLint configuration of a remote with its own repository: the rules for remotes of the portal's
 * repository.
 *
 * @param {string} dir the remote's folder
 */
export function remoteLint(dir) {
  return ts.config(
    ...everywhere,
    sources(dir),
    web(['src/**']),
    declared(all, [dir]),
    ...remoteDoors(all, wireless),
    ofRemotes(['src/**/*.{ts,tsx}']),
    tests(testFiles),
    webTests(['src/**/*.test.{ts,tsx}']),
    defaultExports(['**/*.config.{ts,js}']),
    plain,
  );
}
