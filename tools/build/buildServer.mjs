import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { dependenciesOf, filesOf } from './dependencies.mjs';
import { ownPackages } from './ownPackages.mjs';

const dist = join(root, 'server/dist');
const entries = [
  'server/src/app/main.ts',
  'server/src/app/cli/portal.ts',
  'server/src/platform/db/connection/image.ts',
  'emi-engine/src/job/emiJob.ts',
];
/** These run where no other file can be read, so each bundle contains all its imports. */
const confinedEntries = [
  'server/src/composition/previews/renderer/rendererProgram.ts',
  'server/src/composition/previews/world/previewWorld.ts',
];

/** Bundles the server's programs and prepares the database image they start from. */
export async function buildServer() {
  const { build } = await import('esbuild');
  rmSync(join(dist, 'chunks'), { recursive: true, force: true });
  let bundles;
  try {
    const common = {
      absWorkingDir: root,
      entryNames: '[name]',
      outdir: dist,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      alias: ownPackages(),
      sourcemap: true,
      metafile: true,
      logLevel: 'silent',
    };
    const chunkNames = 'chunks/[name]-[hash]';
    bundles = [
      await build({ ...common, entryPoints: entries, splitting: true, chunkNames }),
      await build({ ...common, entryPoints: confinedEntries }),
    ];
  } catch (error) {
    return { code: 1, output: error.message };
  }
  const image = await runNode(['--enable-source-maps', join(dist, 'image.js')]);
  if (image.code === 0) removeOtherImages(image.output.trim());
  const files = bundles.map(({ metafile }) => filesOf(metafile));
  return { ...image, ...dependenciesOf(...files) };
}

function removeOtherImages(current) {
  for (const name of readdirSync(dist)) {
    const file = join(dist, name);
    if (/^database-.*\.tar\.gz$/.test(name) && file !== current) rmSync(file);
  }
}
