/** The most keys of an object, items of a list, and lists and objects inside each other. */
export const jsonLimits = { keys: 200, items: 10_000, depth: 32 } as const;

/**
 * Whether a value that came as JSON keeps to the limits. The time grows with the size of the value, and
 * lists are counted before their items are looked at.
 *
 * @param mostKeys of an object, where a call takes others than usual
 */
export function isModestJson(
  value: unknown,
  mostKeys: number = jsonLimits.keys,
  depth: number = jsonLimits.depth,
): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  const most = Array.isArray(value) ? jsonLimits.items : mostKeys;
  return parts.length <= most && parts.every((part) => isModestJson(part, mostKeys, depth - 1));
}
