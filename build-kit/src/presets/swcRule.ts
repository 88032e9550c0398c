import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { cacheDir } from '../environment.ts';

const require = createRequire(import.meta.url);

/** Sources of the shared package, which every build but those of other repositories compiles itself. */
const sharedDir = join(import.meta.dirname, '../../../shared/src');

/**
 * The rules of a build. What is shared has the same component ids whoever compiles it, so that a
 * preview's rules for it are those of the page.
 */
export function swcRules(namespace: string, target?: string): readonly RuleSetRule[] {
  return [
    { ...swcRule('shared', target), include: sharedDir },
    { ...swcRule(namespace, target), exclude: [/node_modules/, sharedDir] },
  ];
}

/**
 * TypeScript and JSX through swc. The plugin gives each styled component an id made from its file
 * and position: without it ids count up in the order modules happen to run, and the server's
 * markup would not match the browser's.
 *
 * @param target Browsers the portal supports understand ES2022, so that nothing is transpiled away.
 * @param react further options of the compiler's React transform
 */
export function swcRule(namespace: string, target = 'es2022', react: object = {}): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', ...react } },
        experimental: {
          plugins: [
            [
              require.resolve('@swc/plugin-styled-components'),
              { displayName: false, ssr: true, minify: true, pure: true, namespace },
            ],
          ],
          // The default is a `.swc` folder in the working directory.
          cacheRoot: join(cacheDir, 'swc'),
        },
      },
    },
  };
}
