import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules matches the lock file. Compares with the list that npm writes after a
 * complete installation, so that an interrupted one counts as missing.
 */
function isInstalled(root) {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Packages for other platforms are only in the lock file.
    if (!found) return wanted.optional === true || wanted.peer === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}
