import webpack, { type Compilation, type Compiler } from 'webpack';
import { computeIntegrity } from '../release/writeRelease.ts';
import { firstChunks, firstScripts } from './firstLoad.ts';

/** Data of a built client that the server needs for its HTML. File names have no folders. */
export interface AssetsManifest {
  /** Scripts of the first load. */
  readonly scripts: readonly string[];
  /** Files of the lazily shared companions, by share key. */
  readonly companions: Readonly<Record<string, readonly string[]>>;
  /** Integrity of every script. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Emits `manifest.json` (an `AssetsManifest`) for the entry `main` and its dependencies. */
export class AssetsManifestPlugin {
  readonly #companions: readonly string[];

  constructor(companions: readonly string[]) {
    this.#companions = companions;
  }

  apply(compiler: Compiler) {
    const { Compilation: Stages, sources } = webpack;
    compiler.hooks.thisCompilation.tap('AssetsManifestPlugin', (compilation) => {
      // After webpack has determined the content hashes in the file names.
      const stage = Stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsManifestPlugin', stage }, () => {
        const manifest = JSON.stringify(this.#manifest(compilation), null, 2);
        compilation.emitAsset('manifest.json', new sources.RawSource(manifest));
      });
    });
  }

  #manifest(compilation: Compilation): AssetsManifest {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    return {
      scripts: firstScripts(compilation),
      companions: Object.fromEntries(
        this.#companions.map((key) => [key, filesOfShared(compilation, key)]),
      ),
      integrity: Object.fromEntries(
        scripts.map(({ name, source }) => [name, computeIntegrity(source.buffer())]),
      ),
    };
  }
}

function filesOfShared(compilation: Compilation, key: string): readonly string[] {
  const eager = firstChunks(compilation);
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins.some(({ request, module }) => request === key || providesShared(module, key)),
  );
  const chunks = new Set(groups.flatMap((group) => group.chunks));
  return [...chunks]
    .filter((chunk) => !eager.has(chunk))
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'));
}

function providesShared(module: unknown, key: string): boolean {
  if (typeof module !== 'object' || module === null) return false;
  return (
    'type' in module &&
    module.type === 'provide-module' &&
    '_name' in module &&
    module._name === key
  );
}
