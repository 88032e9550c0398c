import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../root.mjs';

/** Links packages to those of the repository, and its workspaces into the copy. */
function linkPackages(target, folder) {
  const installed = join(root, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const links = join(target, folder, 'node_modules');
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@portal')
      cpSync(join(installed, name), join(links, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(installed, name), join(links, name));
  }
}

/**
 * Copies the sources including uncommitted changes, without build products.
 * @param {string} target a folder inside the repository; its content is removed.
 */
export function copyRepository(target) {
  rmSync(target, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
  });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => existsSync(join(root, file)));
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
  const manifests = files.filter((file) => basename(file) === 'package.json');
  for (const manifest of manifests) linkPackages(target, dirname(manifest));
}
