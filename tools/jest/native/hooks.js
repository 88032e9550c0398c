/** Jest's own package refuses to be imported by Node. */
const globals = new URL('globals.js', import.meta.url).href;

export function resolve(specifier, context, next) {
  return specifier === '@jest/globals'
    ? { url: globals, shortCircuit: true }
    : next(specifier, context);
}
