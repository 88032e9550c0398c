/**
 * Whether some address could belong to both route patterns. Two remotes may not own such a pair:
 * which of them shows would depend on the order of their releases.
 *
 * @param left React Router pattern, absolute, e.g. `/order/:id` or `/download/*`
 */
export function pathsOverlap(left: string, right: string): boolean {
  return overlap(segments(left), segments(right));
}

function overlap(left: readonly string[], right: readonly string[]): boolean {
  const [a, ...restOfLeft] = left;
  const [b, ...restOfRight] = right;
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  const same = a === b || a.startsWith(':') || b.startsWith(':');
  return same && overlap(restOfLeft, restOfRight);
}

function segments(pattern: string): readonly string[] {
  return pattern.toLowerCase().split('/').filter(Boolean);
}
