import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../shared/src/remote/contract.ts';
import { npmPack } from '../packages/npmPack.mjs';
import { root } from '../root.mjs';
import { bundleOperator } from './bundleOperator.mjs';
import { compile, emitTypes } from './compile.mjs';
import { kitFolder } from './kit.mjs';
import { packCreate } from './packCreate.mjs';
import { packedManifest } from './packedManifest.mjs';

const staging = join(root, '.cache/remote-kit');
const read = (...path) => readFileSync(join(...path), 'utf8');

/** Packages of the kit, with the parts that are copied instead of compiled. */
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

/** Packs what a remote needs outside of the repository. Requires a built shell. */
export async function packKit() {
  const folders = Object.keys(packages);
  for (const folder of [staging, kitFolder]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  await Promise.all([emitTypes(['shared', 'build-kit'], staging), ...folders.map(stage)]);
  cpSync(join(root, 'shell/dist/client'), join(staging, 'build-kit/shell'), { recursive: true });
  await bundleOperator(join(staging, 'build-kit/portal.js'));
  const packed = [];
  for (const folder of folders) packed.push(await npmPack(join(staging, folder), kitFolder));
  const create = await packCreate(packed, join(staging, 'create-remote'));
  const index = { contract: contractVersion, create, packages: packed };
  writeFileSync(join(kitFolder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}
