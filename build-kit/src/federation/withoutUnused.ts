import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/**
 * Library modules that nothing here calls, with their replacements. Without each, the first load
 * weighs more by 1.6, 1.0, 1.2, 0.7 and 1.0 kB. A test checks that the libraries still have them.
 */
export const replacements: readonly (readonly [RegExp, string])[] = [
  // Loads remotes by manifest; the registry does that.
  [
    /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    'noSnapshotHandler.js',
  ],
  // Preloads files of remotes; the shell's `fetchFiles` does that.
  [/runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'noPreloads.js'],
  // Compares versions; no shared module requires one.
  [/runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'anyVersion.js'],
  // Loads remotes named at build time; there are none.
  [/webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, 'noRemotes.js'],
  // Adds vendor prefixes; the style library does that only on request.
  [/stylis[\\/]src[\\/]Prefixer\.js$/, 'noPrefixes.js'],
];

/** Build settings of the federation runtime: unchanged, without its server support. */
const definitions = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify('web'),
};

/** Removes unused library modules from the shell. */
export const withoutUnused = {
  apply(compiler: Compiler) {
    new webpack.DefinePlugin(definitions).apply(compiler);
    for (const [module, replacement] of replacements) {
      const file = join(import.meta.dirname, 'unused', replacement);
      new webpack.NormalModuleReplacementPlugin(module, file).apply(compiler);
    }
  },
};
