import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * Gives modules and chunks ids that do not depend on the paths of a remote and its packages, so
 * that the same sources give the same release on every machine. webpack's own ids come from paths,
 * including those of packages further up. The same applies to provisional file names: the minifier
 * counts the letters of a script, including those names, and assigns the shortest names to frequent
 * identifiers.
 */
export class PathIndependentIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PathIndependentIdsPlugin', (compilation) => {
      const { chunkGraph, moduleGraph } = compilation;
      const place = compiler.context;
      compilation.hooks.moduleIds.tap('PathIndependentIdsPlugin', (modules) => {
        const numbered = [...modules]
          .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
          .map((module) => ({
            item: module,
            name: moduleName(module, place),
            order: moduleGraph.getPreOrderIndex(module) ?? 0,
          }));
        for (const [module, id] of number(numbered)) chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap('PathIndependentIdsPlugin', (chunks) => {
        const numbered = [...chunks]
          .filter((chunk) => chunk.id === null)
          .map((chunk) => ({ item: chunk, name: chunkName(chunk, compilation), order: 0 }));
        for (const [chunk, id] of number(numbered)) {
          chunk.id = id;
          chunk.ids = [id];
        }
      });
      // Without real content hashes, they tell webpack what has changed.
      if (compiler.options.optimization.realContentHash !== true) return;
      compilation.hooks.contentHash.tap(
        { name: 'PathIndependentIdsPlugin', stage: 100 },
        (chunk) => {
          const { javascript: own = '' } = chunk.contentHash;
          chunk.contentHash['javascript'] = nameUntilKnown(chunk).slice(0, own.length);
        },
      );
    });
  }
}

/** A path-independent name of a module; exported for tests. */
export function pathIndependentName(name: string, place: string): string {
  const [, inPackages] = /^.*[\\/]node_modules[\\/](.*)$/s.exec(name) ?? [];
  // The federation plugin names its generated modules by the path of its runtime.
  if (name.startsWith('data:')) return 'data:';
  if (inPackages !== undefined && /^\.federation[\\/]/.test(inPackages)) return '.federation';
  const path = inPackages ?? (isAbsolute(name) ? pathIn(name, place) : name);
  return path.replaceAll(place, '.').split(sep).join('/');
}

/** Outside of the remote, in the shared repository, the workspace determines the name. */
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
  return pathIndependentName(module.nameForCondition() ?? module.identifier(), place);
}

/** The configuration names some chunks; the others are identified by their root modules. */
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
  /** Distinguishes items with the same name. */
  readonly order: number;
}

/** Assigns each item a number derived from its name, or the next free one. */
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
