import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { readConfig } from '../checks/neighbours.ts';
import { plainAddresses } from '../checks/plainAddresses.ts';
import { remoteProblems } from '../checks/remoteProblems.ts';

/** Required scripts of a remote's package, with what each checks. */
const checks = { typecheck: 'types', lint: 'lint', unit: 'tests' };

/**
 * The name of a remote, or of its folder if its configuration cannot be read. Call it after a build:
 * a module loaded before `raiseVersion` keeps the old version.
 */
export async function nameOf(dir: string): Promise<string> {
  try {
    return (await readConfig(join(dir, 'remote.config.ts'))).name;
  } catch {
    return basename(dir);
  }
}

/** Builds the release of a remote into its `dist`. @returns whether it succeeded, after its output */
export async function buildRemote(dir: string): Promise<boolean> {
  const problems = await remoteProblems(dir);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    return false;
  }
  const { default: webpack } = await import('webpack');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a remote's webpack.config.js is one call of remoteWebpackConfig
  const { default: configurations } = (await import(
    pathToFileURL(join(dir, 'webpack.config.js')).href
  )) as { default: Configuration[] };
  const started = performance.now();
  return await new Promise((resolve) => {
    webpack(configurations, (error, stats) => {
      const hasFailed = error !== null || stats?.hasErrors() !== false;
      const output = stats?.toString({
        children: configurations.map(({ stats: shown = {} }) => shown),
      });
      if (hasFailed) process.stderr.write(`${plainAddresses(output ?? String(error))}\n`);
      else tell('build', started);
      resolve(!hasFailed);
    });
  });
}

/**
 * Runs the checks of a remote's package at the same time, and shows the output of those that fail.
 *
 * @returns what fails, in words; `undefined` if nothing does
 */
export async function findFailingChecks(dir: string): Promise<string | undefined> {
  const failing = await Promise.all(
    Object.entries(checks).map(async ([script, what]) => {
      const started = performance.now();
      const { code, output } = await runScript(script, dir);
      if (code === 0) tell(what, started);
      else process.stderr.write(output);
      return code === 0 ? [] : [what];
    }),
  );
  const [last, ...others] = failing.flat().reverse();
  return last && [others.reverse().join(', '), last].filter(Boolean).join(' and ');
}

function tell(what: string, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  ${what}: ${seconds} s\n`);
}

/** Runs a script of a package and collects its output. */
function runScript(script: string, dir: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // On Windows, npm is a script and not a program.
    const shell = process.platform === 'win32';
    const child = spawn('npm', ['run', '--silent', script], { cwd: dir, shell });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    }
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
