/** Length of a polyline of `x y` pairs. */
export function pathLength(path: ArrayLike<number>): number {
  let length = 0;
  for (let at = 2; at < path.length; at += 2) {
    const dx = (path[at] ?? 0) - (path[at - 2] ?? 0);
    const dy = (path[at + 1] ?? 0) - (path[at - 1] ?? 0);
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** The midpoint of a polyline by length. */
export function middleOfPath(path: Int32Array): readonly [x: number, y: number] {
  let rest = pathLength(path) / 2;
  for (let at = 2; at < path.length; at += 2) {
    const [x, y] = [path[at - 2] ?? 0, path[at - 1] ?? 0];
    const length = pathLength(path.subarray(at - 2, at + 2));
    if (length > 0 && length >= rest) {
      const share = rest / length;
      return [x + ((path[at] ?? 0) - x) * share, y + ((path[at + 1] ?? 0) - y) * share];
    }
    rest -= length;
  }
  return [path[0] ?? 0, path[1] ?? 0];
}
