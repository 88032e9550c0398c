/**
 * Disables stack traces for good. V8 lets Node format them, and Node would call
 * `Error.prepareStackTrace` of this context with host objects; V8 captures no trace if
 * `stackTraceLimit` is not an own data property. A stack overflow in Node's function would throw a
 * host error. React's development build assigns the limit, which must silently do nothing.
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
