import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/**
 * Modules of libraries that nothing here calls, and their replacements. Without each, the first load
 * weighs more by 1.6, 1.0, 1.2, 0.7 and 1.0 kB. A test checks that the libraries still have them.
 */
export const replacements: readonly (readonly [RegExp, string])[] = [
  // Loads remotes by manifest: the registry does that.
  [
    /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    'noSnapshotHandler.js',
  ],
  // Fetches files of remotes ahead: the shell's `fetchFiles` does that.
  [/runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'noPreloads.js'],
  // Compares versions: no shared module asks for one.
  [/runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'anyVersion.js'],
  // Loads remotes that are named at build time: there are none.
  [/webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, 'noRemotes.js'],
  // Writes rules anew for old browsers: the library of styles does that only where it is asked to.
  [/stylis[\\/]src[\\/]Prefixer\.js$/, 'noPrefixes.js'],
];

/** What the federation runtime asks of its build: the same, and what it has for servers. */
const definitions = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify('web'),
};

/** Takes out of the shell what libraries have for others. */
export const withoutUnused = {
  apply(compiler: Compiler) {
    new webpack.DefinePlugin(definitions).apply(compiler);
    for (const [module, replacement] of replacements) {
      const file = join(import.meta.dirname, 'unused', replacement);
      new webpack.NormalModuleReplacementPlugin(module, file).apply(compiler);
    }
  },
};
