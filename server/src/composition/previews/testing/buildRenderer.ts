import path from 'node:path';
import { build } from 'esbuild';

/** Builds the renderer program and its world, like `npm run build`. */
export async function buildRenderer(folder: string) {
  await build({
    entryPoints: ['renderer/rendererProgram.ts', 'world/previewWorld.ts'].map((entry) =>
      path.join(import.meta.dirname, '..', entry),
    ),
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  return {
    program: path.join(folder, 'rendererProgram.mjs'),
    world: path.join(folder, 'previewWorld.mjs'),
  };
}
