/** React's kinds of component types, as far as one can replace another. */
export type Kind = 'function' | 'forwardRef' | 'context' | 'other';

const marks = new Map<unknown, Kind>([
  [Symbol.for('react.forward_ref'), 'forwardRef'],
  [Symbol.for('react.context'), 'context'],
]);

export function componentKind(type: unknown): Kind {
  if (!isObject(type)) return 'other';
  if (typeof type === 'function') {
    const prototype: unknown = type.prototype;
    return isObject(prototype) && 'isReactComponent' in prototype ? 'other' : 'function';
  }
  return marks.get('$$typeof' in type ? type.$$typeof : undefined) ?? 'other';
}

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
