import { root } from '../root.mjs';
import { run } from '../run/run.mjs';
import { isInstalled } from './isInstalled.mjs';

/** Installs the packages of the lock file unless they are installed. @returns whether it did. */
export async function install() {
  if (isInstalled(root)) return false;
  // Not on standard output, which belongs to the command.
  process.stderr.write('Installing packages (about a minute)…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    process.stderr.write(`${output}\nThe packages could not be installed (npm ci).\n`);
    process.exit(1);
  }
  return true;
}
