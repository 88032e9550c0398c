/**
 * Finds the first import cycle, with its first module repeated at the end.
 *
 * @param importsOf the imports of a module; imports outside `modules` are ignored
 */
export function importCycle<M>(
  modules: readonly M[],
  importsOf: (module: M) => readonly M[],
): readonly M[] | undefined {
  const own = new Set(modules);
  const done = new Set<M>();
  const visit = (module: M, path: readonly M[]): readonly M[] | undefined => {
    const at = path.indexOf(module);
    if (at >= 0) return [...path.slice(at), module];
    if (done.has(module) || !own.has(module)) return undefined;
    for (const imported of importsOf(module)) {
      const cycle = visit(imported, [...path, module]);
      if (cycle) return cycle;
    }
    done.add(module);
    return undefined;
  };
  for (const module of modules) {
    const cycle = visit(module, []);
    if (cycle) return cycle;
  }
  return undefined;
}
