import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { webProject } from '@portal/test-kit/jest';

const root = import.meta.dirname;
const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')),
);

// A zone that is neither Japan's nor any office's shows code that trusts the machine's zone.
process.env.TZ = 'UTC';

const src = (...names) => names.map((name) => join(root, name, 'src'));
const lab = (...names) => names.map((name) => join(root, 'lab', name));
const browser = src('shared', 'shell', 'accounts', ...remotes);

/** Node code: real ES modules, loaded by Node itself. */
const node = (displayName, roots, rest = {}) => ({
  displayName,
  rootDir: root,
  roots,
  testMatch: ['**/*.test.ts'],
  testEnvironment: join(root, 'tools/jest/native/NativeEnvironment.js'),
  runtime: join(root, 'tools/jest/native/NativeRuntime.cjs'),
  setupFilesAfterEnv: [join(root, 'tools/jest/node.setup.ts')],
  transform: {},
  ...rest,
});

/**
 * Of browser code, `*.test.tsx` runs in a page and `*.test.ts` in Node. All workspaces are one project,
 * since Jest transforms a file once for each project.
 *
 * @type {import('jest').Config}
 */
export default {
  maxWorkers: 2,
  // A new process of tests loads everything again.
  workerIdleMemoryLimit: '1400MB',
  // Of a busy machine a process of tests takes longer to end than Jest waits by itself.
  workerGracefulExitTimeout: 10_000,
  projects: [
    { ...webProject(root, 'pages'), roots: browser, testMatch: ['**/*.test.tsx'] },
    node('code', [
      ...browser,
      ...src('build-kit', 'license-client', 'emi-engine', 'paper'),
      ...lab('bench'),
    ]),
    node('server', [...src('server'), ...lab('chaos', 'cluster', 'faults', 'growth')], {
      globalSetup: join(root, 'tools/jest/server.globalSetup.js'),
      globalTeardown: join(root, 'tools/jest/server.globalTeardown.js'),
    }),
    node('tools', [join(root, 'tools')], { testMatch: ['**/*.test.mjs'] }),
  ],
};
