// npm run release -w <remote> [-- --base <address>]: checks types, lint and tests of the remote,
// builds it and publishes it into the running portal (its socket in DATA_DIR, or MANAGER_URL with
// PORTAL_TOKEN).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { repositoryDir } from '../environment.ts';

const require = createRequire(import.meta.url);
const remoteDir = process.cwd();

function run(dir: string, script: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: dir,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The scripts of the remote's package that have to pass, and what each of them is about. */
const checks = { typecheck: 'types', lint: 'lint', unit: 'tests' };

for (const [script, subject] of Object.entries(checks)) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: remoteDir,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.stderr.write(
      `${basename(remoteDir)} is not released: its ${subject} fail, as said above.\n`,
    );
    process.exit(1);
  }
}
run(remoteDir, join(dirname(require.resolve('webpack/package.json')), 'bin/webpack.js'));
const portal = join(repositoryDir, 'server/src/cli/portal.ts');
run(repositoryDir, portal, 'releases', 'publish', remoteDir, ...process.argv.slice(2));
