/**
 * Groups items that share a key directly or transitively (union-find).
 *
 * @param keys of each item
 * @returns item numbers of each group, in order
 */
export function groupByKeys(keys: readonly (readonly number[])[]): number[][] {
  const parents = keys.map((_, thing) => thing);
  const find = (thing: number): number => {
    let root = thing;
    while (parents[root] !== root) root = parents[root] ?? root;
    // Path compression keeps long chains cheap.
    for (let at = thing; at !== root;) {
      const next = parents[at] ?? root;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  const first = new Map<number, number>();
  for (const [thing, own] of keys.entries())
    for (const key of own) {
      const known = first.get(key);
      if (known === undefined) first.set(key, thing);
      else {
        const [one, other] = [find(known), find(thing)];
        // The lower number stays the root, so that groups stay in order.
        parents[Math.max(one, other)] = Math.min(one, other);
      }
    }
  const groups = new Map<number, number[]>();
  for (const thing of keys.keys()) {
    const root = find(thing);
    const group = groups.get(root);
    if (group) group.push(thing);
    else groups.set(root, [thing]);
  }
  return [...groups.values()];
}
