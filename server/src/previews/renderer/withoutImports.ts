/** Blanks and comments, as the language lets them stand between two words. */
const between = String.raw`(?:\s|/\*[^]*?\*/|(?://|<!--|-->)[^\n\r\u2028\u2029]*)*`;
/** Not a part of a longer name; the word cannot be written with escapes. */
const dynamicImport = new RegExp(String.raw`(?<![\p{ID_Continue}$])import(?=${between}[(.])`, 'gu');

/**
 * A script in which every `import(…)` calls a function of the script's own world that refuses.
 * Node answers the real one with a promise and an error of its own world, and nothing switches that
 * off. Text that only looks like it (in a string or a comment) is changed, too, and does no harm.
 */
export function withoutImports(code: string): string {
  return code.replaceAll(dynamicImport, 'portalDoor.refuseImport');
}
