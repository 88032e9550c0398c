const asyncHooks = require('node:async_hooks');
const { createRequire, register } = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const JestRuntime = require('jest-runtime').default;

/** Node's own loader with TypeScript, and the registration of a test file's globals. */
async function prepareLoader() {
  const tsx = await import('tsx/esm/api');
  tsx.register();
  register(pathToFileURL(join(__dirname, 'hooks.js')));
  return import(pathToFileURL(join(__dirname, 'globals.js')).href);
}
let loader;

/**
 * Jest would create one per test file, and Node then carries each through every promise. Node 24
 * does not, and makes the property a getter.
 */
const testContext = new asyncHooks.AsyncLocalStorage();
const { AsyncLocalStorage } = asyncHooks;
const isCarried = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage').writable;
function OneStorage() {
  return testContext;
}

let files = 0;

/**
 * Loads modules as Node does, once for all test files of a process. Jest's runtime loads them per
 * file in a separate context: two thousand modules for a server test, which took longer than most
 * tests. Only the test file and jest's state are loaded per file.
 */
module.exports = class NativeRuntime extends JestRuntime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(from) {
    loader ??= prepareLoader();
    const { bindGlobals } = await loader;
    const globals = this.requireModuleOrMock(from, '@jest/globals');
    bindGlobals(globals);
    globalThis.jest = globals.jest;
    // Jest has no source maps of these modules, and its formatter disables Node's.
    Error.prepareStackTrace = undefined;
    files += 1;
    await import(`${pathToFileURL(from).href}?file=${files}`);
  }

  /** Loads the test runner, which keeps its state in the module. */
  requireInternalModule(from) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')];
    const require = createRequire(from);
    delete require.cache[from];
    if (!isCarried) return require(from);
    asyncHooks.AsyncLocalStorage = OneStorage;
    try {
      return require(from);
    } finally {
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    }
  }
};
