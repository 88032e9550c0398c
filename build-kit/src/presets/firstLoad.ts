import type { Chunk, Compilation } from 'webpack';

/** The chunks of the entry `main`, after those of its dependencies. */
export function firstChunks(compilation: Compilation): ReadonlySet<Chunk> {
  const main = compilation.entrypoints.get('main');
  return new Set(main && [...main.getParents(), main].flatMap(({ chunks }) => chunks));
}

/** The scripts of these chunks. */
export function firstScripts(compilation: Compilation): readonly string[] {
  return [...firstChunks(compilation)]
    .flatMap(({ files }) => [...files])
    .filter((file) => file.endsWith('.js'));
}
