// Builds workspaces in sequence for runWebpack.mjs: webpack and the build kit load once, and V8 has
// optimized them by the second build.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

async function build(dir) {
  const file = pathToFileURL(join(dir, 'webpack.config.js')).href;
  const { default: exported } = await import(file);
  const configurations = await exported;
  const all = [configurations].flat();
  for (const configuration of all) configuration.context ??= dir;
  const compiler = webpack(configurations);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const children = all.map((configuration) => configuration.stats);
  const output = stats.toString(Array.isArray(configurations) ? { children } : children[0]);
  return { code: stats.hasErrors() ? 1 : 0, output };
}

process.on('disconnect', () => process.exit());
process.on('message', async (dir) => {
  process.send(await build(dir).catch(({ stack }) => ({ code: 1, output: stack })));
});
