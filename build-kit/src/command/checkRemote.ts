import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runNode } from './runNode.ts';

const require = createRequire(import.meta.url);

/** Required scripts of a remote's package, with the message when one fails. */
const checks = { typecheck: 'types fail', lint: 'lint fails', unit: 'tests fail' };

/** Builds the release of a remote into its `dist`. @returns the exit code */
export function buildRemote(dir: string, args: readonly string[] = []): number {
  const webpack = join(dirname(require.resolve('webpack/package.json')), 'bin/webpack.js');
  return runNode(['--import', import.meta.resolve('tsx'), webpack, ...args], dir);
}

/**
 * Runs all release checks of a remote, and builds it.
 *
 * @returns the first failure in words, after its output was shown
 */
export function findFailingCheck(dir: string): string | undefined {
  for (const [script, failure] of Object.entries(checks)) {
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: dir,
      stdio: 'inherit',
      // There, npm is a script and not a program.
      shell: process.platform === 'win32',
    });
    if (status !== 0) return failure;
  }
  return buildRemote(dir) === 0 ? undefined : 'build fails';
}
