/** Globals of the ECMAScript standard, except those with effects beyond a rendering. */
const language: ReadonlySet<PropertyKey> = new Set(
  `globalThis undefined NaN Infinity
  Object Function Array String Number Boolean Symbol BigInt Math Date RegExp JSON Reflect Proxy Intl
  Map Set WeakMap WeakSet WeakRef Promise Iterator
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array
  Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array
  eval isFinite isNaN parseFloat parseInt
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape`.split(/\s+/),
);

/**
 * Removes every global that is not part of the language, and also `FinalizationRegistry`, whose
 * callbacks run later, shared memory, WebAssembly, and V8's console, which would retain its
 * arguments.
 */
export function leaveLanguage(): void {
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!language.has(name)) Reflect.deleteProperty(globalThis, name);
  }
}
