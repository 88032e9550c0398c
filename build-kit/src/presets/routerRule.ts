import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** The webpack rule that removes the router's data and framework modes. */
export const routerRule: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: join(import.meta.dirname, 'routerWithoutData.cjs'),
};
