const description = /\bdescription:\s*(['"])(?:(?!\1)[^\\\n]|\\.)*\1,?/g;

/** webpack loader: leaves out of a `messages.ts` what only translators read (about 3 kB brotli). */
export default function definitionsLoader(source: string): string {
  return source.replaceAll(description, '');
}
