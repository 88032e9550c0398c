/**
 * Takes stack traces away, for good. V8 has Node write them, and Node would call a function
 * `Error.prepareStackTrace` that it finds here with objects of its own; V8 does not collect a trace
 * where `Error` has no limit. An overflow inside Node's function would be an error of Node's.
 */
export function sealErrors(): void {
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  Object.freeze(Error);
  Object.defineProperty(globalThis, 'Error', {
    value: Error,
    writable: false,
    configurable: false,
  });
}
