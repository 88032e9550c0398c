import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Packages that contain only ES modules, which CommonJS projects must transform. */
const esModulePackages = [
  '@portal',
  'ky',
  'lucide-react',
  '@tanstack',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'rettime',
  'until-async',
  'msw',
  '@mswjs',
  '@open-draft',
  'tus-js-client',
];

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

/**
 * Jest project for browser code: CommonJS in jsdom, with fetch and streams as in browsers.
 *
 * @param {string} rootDir the workspace
 * @param {string} displayName
 */
export function webProject(rootDir, displayName) {
  return {
    displayName,
    rootDir,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testEnvironment: join(import.meta.dirname, 'PageEnvironment.cjs'),
    runtime: join(import.meta.dirname, 'SharedCodeRuntime.cjs'),
    setupFilesAfterEnv: [join(import.meta.dirname, 'web.setup.ts')],
    transform: { '\\.(m?[jt]sx?)$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join('|')})/)`],
  };
}

/**
 * Jest configuration of a remote with its own repository.
 *
 * @param {string} dir the remote's folder
 */
export function remoteJestConfig(dir) {
  // Neither Japan's nor any office's zone, to expose code that relies on the machine's zone.
  process.env.TZ = 'UTC';
  return { maxWorkers: 2, workerIdleMemoryLimit: '800MB', projects: [webProject(dir, 'remote')] };
}
