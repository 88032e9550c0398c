import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';

/**
 * Packs a package that portals serve. The file name contains a digest of the content, so a served
 * file never changes.
 *
 * @param folder of the package, with its `package.json`
 * @param target output folder
 * @returns {Promise<{ name: string, version: string, file: string, integrity: string }>}
 * @throws Error with the output of npm
 */
export async function npmPack(folder, target) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['pack', '--json', '--pack-destination', target], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(output);
  const packed = `${name.replace('@', '').replace('/', '-')}-${version}`;
  const content = readFileSync(join(target, `${packed}.tgz`));
  const digest = (algorithm, encoding) => createHash(algorithm).update(content).digest(encoding);
  const file = `${packed}-${digest('sha256', 'hex').slice(0, 12)}.tgz`;
  renameSync(join(target, `${packed}.tgz`), join(target, file));
  return { name, version, file, integrity: `sha512-${digest('sha512', 'base64')}` };
}
