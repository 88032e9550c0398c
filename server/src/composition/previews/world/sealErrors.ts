/**
 * Takes stack traces away, for good. V8 has Node write them, and Node would call a function
 * `Error.prepareStackTrace` that it finds here with objects of its own; V8 does not collect a trace
 * where the limit of `Error` is no value of its own. An overflow inside Node's function would be an
 * error of Node's. React's development build sets the limit, which must go by without a word.
 */
export function sealErrors(): void {
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => undefined, set: () => undefined });
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  Object.freeze(Error);
  Object.defineProperty(globalThis, 'Error', {
    value: Error,
    writable: false,
    configurable: false,
  });
}
