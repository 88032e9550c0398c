import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { ownExtension } from '../environment.ts';

const require = createRequire(import.meta.url);
const parser = '@formatjs/icu-messageformat-parser';

/**
 * Parses locale catalogs at build time (`locales/en.json`, or `locales/result/en.json` for a single
 * screen; flat id → ICU text).
 */
export const messagesRule: RuleSetRule = {
  test: /[\\/]locales[\\/]([a-z-]+[\\/])?(en|ja)\.json$/,
  type: 'json',
  loader: join(import.meta.dirname, `messagesLoader${ownExtension}`),
};

/** The webpack rule that removes all but the ids from message definitions. */
export const definitionsRule: RuleSetRule = {
  test: /[mM]essages\.ts$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: join(import.meta.dirname, `definitionsLoader${ownExtension}`),
};

/**
 * Keeps the ICU parser out of the bundle, since catalogs arrive parsed (saves about 10 kB brotli).
 */
export const messagesAlias = {
  [`${parser}$`]: join(import.meta.dirname, 'literalParser.js'),
  '@formatjs/without-parser$': join(dirname(require.resolve(parser)), 'no-parser.js'),
};
