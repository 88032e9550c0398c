import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

/** Placeholder until all content is known: a valid identifier with the length of an id. */
export const buildIdPlaceholder = 'BUILDIDBUILDID00';

/**
 * Replaces the placeholder in all scripts by a digest of their content. The same source always
 * gives the same build, and different builds never share a global: with a shared one, a new release
 * would silently run chunks of the old one.
 */
export class BuildIdPlugin {
  #id = buildIdPlaceholder;
  readonly #salt: () => string;

  /** @param salt makes builds with equal content differ */
  constructor(salt: () => string = () => '') {
    this.#salt = salt;
  }

  /** Replaces the placeholder by the id of the last build. */
  resolve(text: string): string {
    return text.replaceAll(buildIdPlaceholder, this.#id);
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      // Before webpack computes the content hashes of the file names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const texts = scripts.map((file) => String(assets[file]?.source() ?? ''));
        // Provisional file names depend on module paths.
        const names = scripts.flatMap(
          (file) => compilation.assetsInfo.get(file)?.contenthash ?? [],
        );
        const nameless = texts.map((text) =>
          names.reduce((rest, name) => rest.replaceAll(name, ''), text),
        );
        const digest = createHash('sha256')
          .update(this.#salt() + nameless.toSorted().join('\0'))
          .digest('hex');
        this.#id = digest.slice(0, buildIdPlaceholder.length);
        scripts.forEach((file, index) => {
          const text = this.resolve(texts[index] ?? '');
          compilation.updateAsset(file, new sources.RawSource(text));
        });
      });
    });
  }
}
