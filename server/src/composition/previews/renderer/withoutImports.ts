/**
 * Matches `import` outside of longer names; the keyword cannot contain escapes. Anything after a
 * following comment counts.
 */
const dynamicImport = /(?<![\p{ID_Continue}$])import(?=\s*(?:[(.]|\/[*/]|<!--|-->))/gu;

/**
 * Replaces every `import(…)` in a script by a function of the context that rejects. Node would
 * answer the real one with a promise and an error of the host, which cannot be switched off.
 * Lookalikes in strings and comments are replaced, too, which is harmless.
 */
export function withoutImports(code: string): string {
  return code.replaceAll(dynamicImport, 'portalDoor.refuseImport');
}
