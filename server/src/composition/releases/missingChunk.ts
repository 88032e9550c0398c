/**
 * A script that a release loads on demand and does not have: its entry names all of them by the
 * digests of their content.
 *
 * @param entry the text of the federation entry
 * @returns the digest that no file has in its name
 */
export function missingChunk(entry: string, files: Iterable<string>): string | undefined {
  // The function of webpack's runtime that names the file of a chunk.
  const start = entry.indexOf('.u=');
  const named = start < 0 ? '' : entry.slice(start, entry.indexOf('+".js"', start) + 1);
  const present = [...files];
  return [...named.matchAll(/"([0-9a-f]{12})"/g)]
    .map(([, digest = '']) => digest)
    .find((digest) => !present.some((file) => file.endsWith(`.${digest}.js`)));
}
