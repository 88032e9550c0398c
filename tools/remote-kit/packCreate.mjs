import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../shared/src/remote/contract.ts';
import { npmPack } from '../packages/npmPack.mjs';
import { root } from '../root.mjs';
import { kitFolder } from './kit.mjs';
import { standaloneLock, standaloneManifest } from './standalonePackage.mjs';

const sources = join(root, 'tools/new-remote');
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** A digest of all files of a folder. */
function digestOf(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Packs the program that creates a remote in a separate repository, without dependencies.
 * @param packages of the kit
 * @param folder for its files
 * @returns the name of the packed file
 */
export async function packCreate(packages, folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [join(sources, 'createRepository.mjs')],
    outfile: join(folder, 'create.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  const template = join(folder, 'mf-sample-name');
  mkdirSync(template, { recursive: true });
  cpSync(join(sources, 'mf-sample-name'), template, { recursive: true });
  const manifest = standaloneManifest(readFileSync(join(template, 'package.json'), 'utf8'), {
    packages,
  });
  writeJson(join(template, 'package.standalone.json'), manifest);
  writeJson(join(template, 'package-lock.standalone.json'), standaloneLock(manifest, { packages }));
  writeJson(join(folder, 'package.json'), {
    name: '@portal/create-remote',
    // Tells an older program that this one is another, see `runNewer`.
    version: `${contractVersion}-k${digestOf(folder)}`,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'create-remote': 'create.js' },
  });
  return (await npmPack(folder, kitFolder)).file;
}
