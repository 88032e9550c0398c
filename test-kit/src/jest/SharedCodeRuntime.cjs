const JestRuntime = require('jest-runtime').default;
const { compileOnce } = require('./compileOnce.cjs');

/**
 * Compiles each module once for all test files of a process. Jest's own runtime compiles it again for
 * each file, because V8 does not cache `vm.compileFunction`. Modules are still evaluated for each
 * test file separately.
 */
module.exports = class SharedCodeRuntime extends JestRuntime {
  constructor(...options) {
    super(...options);
    const { executor, _coverageOptions: coverage } = this;
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
};
