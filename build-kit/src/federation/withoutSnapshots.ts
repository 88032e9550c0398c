import { join } from 'node:path';
import webpack from 'webpack';

/**
 * Takes out of the federation runtime what only loads remotes by manifest: the registry does that
 * here, and the plugin's `disableSnapshot` leaves the code in the bundle.
 */
export const withoutSnapshots = new webpack.NormalModuleReplacementPlugin(
  /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  join(import.meta.dirname, 'noSnapshotHandler.js'),
);
