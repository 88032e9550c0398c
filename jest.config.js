import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { webProject } from '@portal/test-kit/jest';

const root = import.meta.dirname;
const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')),
);

// A zone that is neither Japan's nor any office's shows code that trusts the machine's zone.
process.env.TZ = 'UTC';

/** Node code: real ES modules, loaded by Node itself. */
const node = (name, { displayName = name, testMatch, ...rest } = {}) => ({
  displayName,
  rootDir: join(root, name),
  testMatch: testMatch ?? ['<rootDir>/src/**/*.test.ts'],
  testEnvironment: join(root, 'jest/native/NativeEnvironment.js'),
  runtime: join(root, 'jest/native/NativeRuntime.cjs'),
  setupFilesAfterEnv: [join(root, 'jest/node.setup.ts')],
  transform: {},
  ...rest,
});

/** Browser code: `*.test.tsx` runs in a page, `*.test.ts` in Node. */
const web = (name) => [
  { ...webProject(join(root, name), name), testMatch: ['<rootDir>/src/**/*.test.tsx'] },
  node(name),
];

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  workerIdleMemoryLimit: '800MB',
  projects: [
    ...web('shared'),
    node('build-kit'),
    ...web('shell'),
    ...web('accounts'),
    ...remotes.flatMap(web),
    node('server', {
      globalSetup: join(root, 'jest/server.globalSetup.js'),
      globalTeardown: join(root, 'jest/server.globalTeardown.js'),
    }),
    node('license-client'),
    node('bench'),
    node('scripts', { testMatch: ['<rootDir>/**/*.test.mjs'] }),
  ],
};
