import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * Numbers modules and chunks by names that say nothing of where a remote and its packages lie, so
 * that the same sources give the same release on each machine and in each folder. webpack's own
 * numbers come from paths, and those of packages are others where packages lie further up. The same
 * counts for the names that files have until their content is known: the minifier counts the letters
 * of a script, those names among them, and gives the shortest name to what is used most.
 */
export class PlacelessIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PlacelessIdsPlugin', (compilation) => {
      const { chunkGraph, moduleGraph } = compilation;
      const place = compiler.context;
      compilation.hooks.moduleIds.tap('PlacelessIdsPlugin', (modules) => {
        const numbered = [...modules]
          .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
          .map((module) => ({
            item: module,
            name: moduleName(module, place),
            order: moduleGraph.getPreOrderIndex(module) ?? 0,
          }));
        for (const [module, id] of number(numbered)) chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap('PlacelessIdsPlugin', (chunks) => {
        const numbered = [...chunks]
          .filter((chunk) => chunk.id === null)
          .map((chunk) => ({ item: chunk, name: chunkName(chunk, compilation), order: 0 }));
        for (const [chunk, id] of number(numbered)) {
          chunk.id = id;
          chunk.ids = [id];
        }
      });
      // Where names do not come from the content in the end, they tell webpack what has changed.
      if (compiler.options.optimization.realContentHash !== true) return;
      compilation.hooks.contentHash.tap({ name: 'PlacelessIdsPlugin', stage: 100 }, (chunk) => {
        const { javascript: own = '' } = chunk.contentHash;
        chunk.contentHash['javascript'] = nameUntilKnown(chunk).slice(0, own.length);
      });
    });
  }
}

/** A name of a module that is the same wherever it lies; exported for tests. */
export function placelessName(name: string, place: string): string {
  const [, inPackages] = /^.*[\\/]node_modules[\\/](.*)$/s.exec(name) ?? [];
  // What the federation plugin writes itself is named by where its runtime lies.
  if (name.startsWith('data:')) return 'data:';
  if (inPackages !== undefined && /^\.federation[\\/]/.test(inPackages)) return '.federation';
  const path = inPackages ?? (isAbsolute(name) ? pathIn(name, place) : name);
  return path.replaceAll(place, '.').split(sep).join('/');
}

/** Beside the remote, in the repository that it shares, what counts is the workspace. */
function pathIn(file: string, place: string): string {
  const own = relative(place, file);
  if (!own.startsWith('..')) return own;
  const workspace = packageDir(dirname(file));
  return join(basename(workspace), relative(workspace, file));
}

function packageDir(folder: string): string {
  const isPackage = existsSync(join(folder, 'package.json'));
  return isPackage || folder === dirname(folder) ? folder : packageDir(dirname(folder));
}

function moduleName(module: Module, place: string): string {
  return placelessName(module.nameForCondition() ?? module.identifier(), place);
}

/** Named ones are those of the configuration; others are known by what they begin with. */
function chunkName(chunk: Chunk, { chunkGraph, compiler }: Compilation): string {
  const roots = [...chunkGraph.getChunkRootModules(chunk)];
  const names = roots.map((module) => moduleName(module, compiler.context));
  return chunk.name ?? names.toSorted().join(',');
}

function nameUntilKnown({ id }: Chunk): string {
  return createHash('sha256')
    .update(`chunk ${String(id)}`)
    .digest('hex');
}

interface Numbered<T> {
  readonly item: T;
  readonly name: string;
  /** Tells apart what has the same name. */
  readonly order: number;
}

/** A number for each, from its name alone unless another has taken it. */
function number<T>(items: readonly Numbered<T>[]): readonly (readonly [T, number])[] {
  let space = 1000;
  while (space < items.length * 10) space *= 10;
  const taken = new Set<number>();
  return items
    .toSorted((a, b) => (a.name === b.name ? a.order - b.order : a.name < b.name ? -1 : 1))
    .map(({ item, name }) => {
      let id = digest(name) % space;
      while (taken.has(id)) id = (id + 1) % space;
      taken.add(id);
      return [item, id] as const;
    });
}

function digest(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}
