// The exports of `@jest/globals` as live bindings: modules that import them outlive a test file,
// and each file has different ones.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function bindGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
