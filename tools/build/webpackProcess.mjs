// Checks remotes and builds workspaces in sequence for runWebpack.mjs: webpack and the build kit
// load once, and V8 has optimized them by the second build.
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainAddresses } from '../../build-kit/src/checks/plainAddresses.ts';
import { remoteProblems } from '../../build-kit/src/checks/remoteProblems.ts';
import { root } from '../root.mjs';
import { dependenciesOf, filesImportedBy } from './dependencies.mjs';

async function build(dir) {
  const { default: webpack } = await import('webpack');
  const file = join(dir, 'webpack.config.js');
  const { default: exported } = await import(pathToFileURL(file).href);
  const configurations = await exported;
  const all = [configurations].flat();
  for (const configuration of all) configuration.context ??= dir;
  const compiler = webpack(configurations);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const children = all.map((configuration) => configuration.stats);
  const shown = Array.isArray(configurations) ? { children } : children[0];
  const output = plainAddresses(stats.toString(shown));
  if (stats.hasErrors()) return { code: 1, output, reason: firstError(stats, dir) };
  const bundles = [stats.stats ?? stats].flat().map(({ compilation }) => filesIn(compilation));
  return { code: 0, output, ...dependenciesOf(...bundles, await filesImportedBy(file)) };
}

/** The first error in a line, with its file. */
function firstError(stats, dir) {
  const [child] = [stats.toJson({ all: false, children: true, errors: true })].flatMap(
    ({ children = [], ...whole }) => [...children, whole].filter(({ errors }) => errors.length > 0),
  );
  const { moduleName, loc, message } = child.errors[0];
  const [, line = loc] = /\[\S+?:(\d+:\d+)\]/.exec(message) ?? [];
  const place = [moduleName && join(relative(root, dir), moduleName), line].filter(Boolean);
  const words = message
    .split('\n')
    .map((text) => text.replace(/^(Error:)?\s*[x×]\s+/, '').trim())
    .find((text) => text && !/^(Module build failed|Error:$)/.test(text));
  return plainAddresses(`${place.join(':')} ${words}`.trim());
}

/** The files of a compilation, for `dependenciesOf`. */
function filesIn({ chunkGraph, chunks, fileDependencies, modules, moduleGraph }) {
  const inChunks = [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => [...(module.modules ?? [module])]);
  // A module of which only constants are used is in no chunk.
  const named = inChunks.flatMap((module) =>
    [...moduleGraph.getOutgoingConnections(module)]
      .filter(({ dependency }) => dependency?.type.endsWith('harmony import specifier'))
      .map((connection) => connection.module),
  );
  const runtimes = [...new Set([...chunks].map(({ runtime }) => runtime))];
  const isOpen = (module, runtime) => {
    const used = moduleGraph.getUsedExports(module, runtime);
    const provided = moduleGraph.getProvidedExports(module);
    return (
      used === true || (used && (provided === true || provided?.every((name) => used.has(name))))
    );
  };
  const open = inChunks.filter((module) => runtimes.some((runtime) => isOpen(module, runtime)));
  const filesOf = (some) =>
    new Set(some.map((module) => module?.nameForCondition()).filter(Boolean));
  return {
    read: fileDependencies,
    used: filesOf([...inChunks, ...named]),
    open: filesOf(open),
  };
}

/** Problems of remotes by folder. An accepted one is not blamed for a path that another also claims. */
async function check({ dirs, accepted }) {
  const isAccepted = (name) => accepted.includes(name);
  const found = dirs.map(async (dir) => [
    dir,
    await remoteProblems(resolve(root, dir), isAccepted(basename(dir)) ? isAccepted : undefined),
  ]);
  return { problems: Object.fromEntries(await Promise.all(found)) };
}

process.on('disconnect', () => process.exit());
process.on('message', async (task) => {
  const work = typeof task === 'string' ? build(task) : check(task);
  process.send(
    await work.catch(({ message, stack }) => ({ code: 1, output: stack, reason: message })),
  );
});
