// What tests import from `@jest/globals`, as live bindings: the modules that import them outlive a
// test file, and each file has its own.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function bindGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
