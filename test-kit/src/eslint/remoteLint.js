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
import { remoteDoors, roomElements, roomPolicies } from './rooms.js';

const all = ['**/*.{ts,tsx}'];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'];
const wireless = ['screens', 'components', 'domain'].map((room) => `src/${room}/**/*.{ts,tsx}`);

const rooms = {
  settings: {
    'boundaries/elements': [...roomElements('', []), { type: 'remote-root', pattern: 'src' }],
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies: roomPolicies({}) }],
  },
};

/**
 * ESLint's configuration of a remote with a repository of its own: the rules that remotes of the
 * portal's repository have.
 *
 * @param {string} dir the remote's folder
 */
export function remoteLint(dir) {
  return ts.config(
    ...everywhere,
    sources(dir, ['tsconfig.json'], rooms),
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
