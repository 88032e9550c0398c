/**
 * Finds import cycles, each as the shortest one.
 *
 * @param {Map<string, readonly string[]>} imports file → the files it imports
 * @returns {string[][]} cycles; each file imports the next, the last one the first
 */
export function findCycles(imports) {
  const done = new Set();
  return [...imports.keys()].flatMap((start) => {
    if (done.has(start)) return [];
    const cycle = wayBack(imports, start, done);
    for (const file of cycle ?? [start]) done.add(file);
    return cycle ? [cycle] : [];
  });
}

/** The shortest path from a file to itself that avoids `done`. */
function wayBack(imports, start, done) {
  const cameFrom = new Map([[start, undefined]]);
  for (const file of cameFrom.keys()) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return wayTo(file, cameFrom);
      if (!done.has(next) && !cameFrom.has(next)) cameFrom.set(next, file);
    }
  }
  return undefined;
}

function wayTo(file, cameFrom) {
  const way = [];
  for (let at = file; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
