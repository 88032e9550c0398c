const description = /\bdescription:\s*(['"])(?:(?!\1)[^\\\n]|\\.)*\1,?/g;

/**
 * webpack loader: removes translators' descriptions from `messages.ts` (saves about 3 kB brotli).
 */
export default function definitionsLoader(source: string): string {
  return source.replaceAll(description, '');
}
