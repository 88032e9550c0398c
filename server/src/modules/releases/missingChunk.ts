/** The function of webpack's runtime that names the file of a chunk, up to its end. */
const chunkNames = /\.u=.*?\+"\.js"/;

/**
 * A script that a release loads on demand and does not have: its entry names all of them by the
 * digests of their content.
 *
 * @param entry the text of the federation entry
 * @returns the digest that no file has in its name
 */
export function missingChunk(entry: string, files: Iterable<string>): string | undefined {
  const [named = ''] = chunkNames.exec(entry) ?? [];
  const present = [...files];
  return [...named.matchAll(/"([0-9a-f]{12})"/g)]
    .map(([, digest = '']) => digest)
    .find((digest) => !present.some((file) => file.endsWith(`.${digest}.js`)));
}
