import { root } from '../root.mjs';
import { ownPackages } from '../build/ownPackages.mjs';

/**
 * Bundles the operator's command line for remotes into one self-contained program, the same that
 * this repository runs from its sources.
 */
export async function bundleOperator(file) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['server/src/app/cli/remotePortal.ts'],
    outfile: file,
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: ownPackages(),
    logLevel: 'silent',
  });
}
