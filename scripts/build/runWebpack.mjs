import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runNode } from '../run/run.mjs';

const webpack = () => createRequire(import.meta.url).resolve('webpack/bin/webpack.js');

/** Builds a workspace with its own webpack.config.js. */
export function runWebpack(workspace) {
  return runNode(['--import', 'tsx', webpack()], {
    cwd: join(root, workspace),
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
}
