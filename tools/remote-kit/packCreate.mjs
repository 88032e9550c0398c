import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../shared/src/remote/contract.ts';
import { npmPack } from '../packages/npmPack.mjs';
import { root } from '../root.mjs';
import { kitFolder } from './kit.mjs';
import { standaloneLock, standaloneManifest } from './standalonePackage.mjs';

const sources = join(root, 'tools/new-remote');
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

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
    version: contractVersion,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'create-remote': 'create.js' },
  });
  return (await npmPack(folder, kitFolder)).file;
}
