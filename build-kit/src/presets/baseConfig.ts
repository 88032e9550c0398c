import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { mode } from '../environment.ts';
import { definitionsRule, messagesAlias, messagesRule } from '../messages/messagesRule.ts';
import { minimizerOptions } from './minimizerOptions.ts';
import { routerAlias } from './routerAlias.ts';
import { routerRule } from './routerRule.ts';
import { swcRules } from './swcRule.ts';

/** Hashed names everywhere: every emitted file is immutable. */
const fileName = '[name].[contenthash:12].js';

/**
 * What every browser build of the portal has in common. `namespace` goes into component ids, `target`
 * is the language of its scripts.
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
      // What a module does not have must not first be missed in a browser.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    output: {
      filename: fileName,
      chunkFilename: fileName,
      clean: true,
      crossOriginLoading: 'anonymous',
      // A module that failed for want of a shared part is evaluated anew once that is there.
      // oxlint-disable-next-line typescript/no-deprecated -- its successor keeps the first error for good
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        // One process: another takes longer to start than swc takes to minify.
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
