const JestRuntime = require('jest-runtime').default;
const { createRequire } = require('node:module');
const { compileOnce } = require('./compileOnce.cjs');

/**
 * Modules of hundreds of files that keep no state and know no page: tables of roles, a parser that
 * msw loads but no test calls, and zod's messages in all languages. All test files of a process share
 * them.
 */
const shared = new Set(['aria-query', 'graphql', '../locales/index.cjs']);

/** Transformed files of packages, which do not change while a process runs, by file name. */
const packages = new Map();

/** Reads and transforms files of packages once for all test files of a process. */
function keepPackages(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    const known = packages.get(filename);
    if (!known) {
      const code = transform(filename, options);
      const made = cache.transforms.get(filename);
      if (made && filename.includes('/node_modules/')) packages.set(filename, made);
      return code;
    }
    cache.transforms.set(filename, known);
    if (known.sourceMapPath) cache.sourceMaps.set(filename, known.sourceMapPath);
    return known.code;
  };
}

/**
 * Compiles each module once for all test files of a process. Jest's own runtime compiles it again for
 * each file, because V8 does not cache `vm.compileFunction`. Modules, except those of `shared`,
 * are still evaluated for each test file separately.
 */
module.exports = class SharedCodeRuntime extends JestRuntime {
  constructor(...options) {
    super(...options);
    const { executor, transformCache, _coverageOptions: coverage } = this;
    keepPackages(transformCache);
    // V8 counts coverage offsets from the start of the script, which is not the file's.
    if (coverage.collectCoverage && coverage.coverageProvider === 'v8') return;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      try {
        return compileOnce(source, executor.injectedModuleParameters, { filename, context });
      } catch {
        // Jest reports syntax errors best.
        return compile(source, filename);
      }
    };
  }

  requireModuleOrMock(from, moduleName) {
    return shared.has(moduleName)
      ? createRequire(from)(moduleName)
      : super.requireModuleOrMock(from, moduleName);
  }
};
