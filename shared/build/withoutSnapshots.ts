import { join } from 'node:path';
import webpack from 'webpack';
import { buildDir } from './environment.ts';

/**
 * Takes out of the federation runtime what only loads remotes by manifest: the registry does that
 * here, and the plugin's `disableSnapshot` leaves the code in the bundle.
 */
export const withoutSnapshots = new webpack.NormalModuleReplacementPlugin(
  /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  join(buildDir, 'noSnapshotHandler.js'),
);
