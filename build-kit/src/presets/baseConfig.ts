import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { mode } from '../environment.ts';
import { definitionsRule, messagesAlias, messagesRule } from '../messages/messagesRule.ts';
import { minimizerOptions } from './minimizerOptions.ts';
import { swcRules } from './swcRule.ts';

const require = createRequire(import.meta.url);
const packageDir = dirname(require.resolve('react-router/package.json'));

/** The router's package always resolves to its development build. */
const routerAlias = {
  'react-router$': join(packageDir, `dist/${mode}/index.mjs`),
  'react-router/dom$': join(packageDir, `dist/${mode}/dom-export.mjs`),
};

/** The webpack rule that removes the router's data and framework modes. */
export const routerRule: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: join(import.meta.dirname, 'routerWithoutData.cjs'),
};

/** Hashed names: every emitted file is immutable. */
const fileName = '[name].[contenthash:12].js';

/**
 * Common configuration of all browser builds. `namespace` becomes part of component ids, `target`
 * is the language level of the scripts.
 */
export function baseConfig(namespace: string, target = 'es2022'): Configuration {
  return {
    mode,
    target: ['web', target],
    devtool: mode === 'production' ? false : 'source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: { ...messagesAlias, ...routerAlias },
    },
    module: {
      rules: [...swcRules(namespace, target), definitionsRule, messagesRule, routerRule],
      // Missing exports must fail the build, not the browser.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    output: {
      filename: fileName,
      chunkFilename: fileName,
      clean: true,
      crossOriginLoading: 'anonymous',
      // A module that failed for lack of a shared part is evaluated again once the part is
      // available.
      // oxlint-disable-next-line typescript/no-deprecated -- its successor caches the first error forever
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        // A single process: starting another takes longer than swc takes to minify.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions,
          parallel: false,
        }),
      ],
    },
    performance: false,
    stats: { preset: 'errors-warnings', timings: true },
  };
}
