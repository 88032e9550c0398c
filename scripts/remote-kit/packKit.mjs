import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../shared/src/remote/contract.ts';
import { root } from '../root.mjs';
import { run } from '../run/run.mjs';
import { bundleOperator } from './bundleOperator.mjs';
import { compile, emitTypes } from './compile.mjs';
import { kitFolder } from './kit.mjs';
import { packedManifest } from './packedManifest.mjs';

const staging = join(root, '.cache/remote-kit');
const read = (...path) => readFileSync(join(...path), 'utf8');

/** Packages of the kit, and what of each is not compiled but copied. */
const packages = {
  shared: { compiled: ['src'], copied: ['README.md', 'contract.json'] },
  'build-kit': { compiled: ['src', 'bin'], copied: ['README.md'] },
  'test-kit': { compiled: [], copied: ['src', 'tsconfig.remote.json', 'README.md'] },
};

async function stage(folder) {
  const target = join(staging, folder);
  const { compiled, copied } = packages[folder];
  for (const part of compiled) await compile(join(root, folder, part), join(target, part));
  for (const part of copied) {
    cpSync(join(root, folder, part), join(target, part), { recursive: true });
  }
  const manifest = packedManifest(JSON.parse(read(root, folder, 'package.json')), {
    version: contractVersion,
    testKit: JSON.parse(read(root, 'test-kit/package.json')),
  });
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A file of the kit has its content's digest in its name: it never changes where it is served. */
async function pack(folder) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['pack', '--json', '--pack-destination', kitFolder], {
    cwd: join(staging, folder),
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(output);
  const packed = `portal-${folder}-${contractVersion}`;
  const content = readFileSync(join(kitFolder, `${packed}.tgz`));
  const digest = (algorithm, encoding) => createHash(algorithm).update(content).digest(encoding);
  const file = `${packed}-${digest('sha256', 'hex').slice(0, 12)}.tgz`;
  renameSync(join(kitFolder, `${packed}.tgz`), join(kitFolder, file));
  return {
    name: `@portal/${folder}`,
    version: contractVersion,
    file,
    integrity: `sha512-${digest('sha512', 'base64')}`,
  };
}

/** Packs what a remote needs outside of the repository. The shell has to be built. */
export async function packKit() {
  const folders = Object.keys(packages);
  try {
    for (const folder of [staging, kitFolder]) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
    await Promise.all([emitTypes(['shared', 'build-kit'], staging), ...folders.map(stage)]);
    cpSync(join(root, 'shell/dist/client'), join(staging, 'build-kit/shell'), { recursive: true });
    await bundleOperator(join(staging, 'build-kit/portal.js'));
    const packed = [];
    for (const folder of folders) packed.push(await pack(folder));
    const index = { contract: contractVersion, packages: packed };
    writeFileSync(join(kitFolder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error.stack };
  }
}
