const { Script } = require('node:vm');

/** What this process has compiled, by the file's name. */
const scripts = new Map();

/**
 * Does what `vm.compileFunction` does, with code that all contexts of the process share: V8 parses a
 * file once, and each of its functions when it is called for the first time in any of them.
 *
 * @param {string} source of a file; a file that has changed since is compiled anew
 * @param {string[]} parameters
 * @param {{ filename: string, context: import('node:vm').Context }} options
 * @returns {Function} that belongs to the context
 * @throws {SyntaxError}
 */
exports.compileOnce = function compileOnce(source, parameters, { filename, context }) {
  const head = `(function (${parameters.join(', ')}) {`;
  let known = scripts.get(filename);
  if (known?.source !== source || known.head !== head) {
    // The head is not the file's: places on the first line are counted from behind it.
    const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    known = { source, head, script };
    scripts.set(filename, known);
  }
  return known.script.runInContext(context);
};
