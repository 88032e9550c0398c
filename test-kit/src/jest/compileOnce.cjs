const { Script } = require('node:vm');

/** Compiled scripts of this process, by file name. */
const scripts = new Map();

/**
 * Works like `vm.compileFunction`, but all contexts of the process share the code: V8 parses a file
 * once, and compiles each function on its first call in any context.
 *
 * @param {string} source of a file; a changed file is compiled again
 * @param {string[]} parameters
 * @param {{ filename: string, context: import('node:vm').Context }} options
 * @returns {Function} a function of the context
 * @throws {SyntaxError}
 */
exports.compileOnce = function compileOnce(source, parameters, { filename, context }) {
  const head = `(function (${parameters.join(', ')}) {`;
  let known = scripts.get(filename);
  if (known?.source !== source || known.head !== head) {
    // The head is not part of the file: columns of the first line exclude it.
    const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    known = { source, head, script };
    scripts.set(filename, known);
  }
  return known.script.runInContext(context);
};
