/**
 * A chunk that a release loads on demand but does not contain: its entry refers to chunks by
 * content digest.
 *
 * @param entry text of the federation entry
 * @returns the digest that is in no file name
 */
export function missingChunk(entry: string, files: Iterable<string>): string | undefined {
  // Webpack's runtime function for chunk file names.
  const start = entry.indexOf('.u=');
  const named = start < 0 ? '' : entry.slice(start, entry.indexOf('+".js"', start) + 1);
  const present = [...files];
  return [...named.matchAll(/"([0-9a-f]{12})"/g)]
    .map(([, digest = '']) => digest)
    .find((digest) => !present.some((file) => file.endsWith(`.${digest}.js`)));
}
