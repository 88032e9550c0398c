/**
 * The first circle among imports, beginning and ending with the same module.
 *
 * @param importsOf what a module imports; others than `modules` lead nowhere
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
