import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { cacheDir } from '../environment.ts';

const require = createRequire(import.meta.url);

/** Sources of the shared package. Builds in other repositories use its packed files instead. */
const sharedDir = join(import.meta.dirname, '../../../shared/src');

/**
 * The compiler rules of a build. Shared components get the same ids in all builds, so that styles
 * of previews match the page.
 */
export function swcRules(namespace: string, target?: string): readonly RuleSetRule[] {
  return [
    { ...swcRule('shared', target), include: sharedDir },
    { ...swcRule(namespace, target), exclude: [/node_modules/, sharedDir] },
  ];
}

/**
 * Compiles TypeScript and JSX with swc. The plugin derives component ids from file and position.
 * Otherwise ids would count up in module order, and the server's markup would not match the
 * browser's.
 *
 * @param target Supported browsers understand ES2022, so nothing is transpiled.
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
