/** What the ECMAScript standard puts into every global object, less what reaches beyond a moment. */
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
 * Takes every global away that is not the language itself. So `FinalizationRegistry`, whose
 * callbacks run when everything is over, memory that threads share, WebAssembly, and V8's console,
 * which would keep what it is told.
 */
export function leaveLanguage(): void {
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!language.has(name)) Reflect.deleteProperty(globalThis, name);
  }
}
