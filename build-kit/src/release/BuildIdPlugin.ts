import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

/** Stands for the build's id until all content is known; a valid identifier, as long as an id. */
export const buildIdPlaceholder = 'BUILDIDBUILDID00';

/**
 * Replaces the placeholder in all scripts by a digest of their content, so that the same source
 * always gives the same build and different builds never share a global. With a shared one, a
 * newly published release silently runs the old one's chunks.
 */
export class BuildIdPlugin {
  #id = buildIdPlaceholder;
  readonly #salt: () => string;

  /** @param salt makes builds differ whose content is the same */
  constructor(salt: () => string = () => '') {
    this.#salt = salt;
  }

  /** Puts the id of the last build in the place of the placeholder. */
  resolve(text: string): string {
    return text.replaceAll(buildIdPlaceholder, this.#id);
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      // Before webpack computes the content hashes that name the files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const texts = scripts.map((file) => String(assets[file]?.source() ?? ''));
        // The names that files have until their content is known come from where modules lie.
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
