import { basename } from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import type { ReleaseManifest, RemoteConfig, ScreenFiles } from '@portal/shared/remote';
import type { BuildIdPlugin } from './BuildIdPlugin.ts';
import { companions } from '../federation/sharedModules.ts';
import { mode } from '../environment.ts';
import { sizeProblems } from './sizeProblems.ts';
import { screenRequests } from '../checks/screenRequests.ts';

/** The part of a release that only webpack's module graph knows. */
export type ReleaseGraph = Pick<ReleaseManifest, 'entry' | 'global' | 'screens'>;

interface Options {
  readonly config: RemoteConfig;
  readonly routesFile: string;
  /** Chunk name and global of the federation entry, with the placeholder of the build id. */
  readonly container: string;
  readonly buildId: BuildIdPlugin;
  /** Called with the result of each successful build. */
  readonly onGraph: (graph: ReleaseGraph) => void;
}

/** Determines from a finished remote build which scripts each route's screen needs. */
export class ReleasePlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const graph = {
        entry: this.#entry(compilation),
        global: this.#options.buildId.resolve(this.#options.container),
        screens: this.#screens(compilation),
      };
      const problems =
        mode === 'production' ? sizeProblems(compilation, compiler.outputPath, graph) : [];
      compilation.errors.push(...problems.map((problem) => new webpack.WebpackError(problem)));
      if (problems.length === 0) this.#options.onGraph(graph);
    });
  }

  #entry(compilation: Compilation): string {
    const [file] = compilation.namedChunks.get(this.#options.container)?.files ?? [];
    if (file === undefined) throw new Error('The build has no federation entry');
    return file;
  }

  #screens(compilation: Compilation): Record<string, ScreenFiles> {
    const routes = compilation.namedChunkGroups.get('routes');
    if (routes === undefined) throw new Error('The build does not expose ./routes');
    const requests = screenRequests(this.#options.routesFile);
    return Object.fromEntries(
      this.#options.config.routes.map(({ path }, index) => {
        const screen = routes
          .getChildren()
          .find((group) => group.origins.some(({ request }) => request === requests[index]));
        const chunks = [...new Set([...routes.chunks, ...(screen?.chunks ?? [])])];
        return [path, filesOf(chunks, compilation)];
      }),
    );
  }
}

function filesOf(chunks: readonly Chunk[], compilation: Compilation): ScreenFiles {
  const modules = chunks.flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]);
  const shared = new Set(modules.map(sharedKey));
  return {
    preload: chunks.flatMap((chunk) => [...chunk.files]).filter((file) => isScript(file)),
    companions: companions.filter((companion) => shared.has(companion)),
  };
}

/** The key of a shared module that is taken from the page, e.g. `@portal/shared/table`. */
function sharedKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const options: unknown = 'options' in module ? module.options : undefined;
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) return undefined;
  return String(options.shareKey);
}

function isScript(file: string) {
  return basename(file).endsWith('.js');
}
