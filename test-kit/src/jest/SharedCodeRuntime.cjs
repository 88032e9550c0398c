const JestRuntime = require('jest-runtime').default;
const { compileOnce } = require('./compileOnce.cjs');

/**
 * Compiles each module once for all test files of a process. Jest's own runtime does it for each file
 * anew, because V8 keeps nothing of what `vm.compileFunction` makes. Modules are evaluated for each
 * file as ever: each has a world of its own.
 */
module.exports = class SharedCodeRuntime extends JestRuntime {
  constructor(...options) {
    super(...options);
    const { executor, _coverageOptions: coverage } = this;
    // V8 counts what is covered from the beginning of a script, which is not the file's.
    if (coverage.collectCoverage && coverage.coverageProvider === 'v8') return;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      try {
        return compileOnce(source, executor.injectedModuleParameters, { filename, context });
      } catch {
        // Jest says best what is wrong with a file.
        return compile(source, filename);
      }
    };
  }
};
