import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import type { Builds } from './Builds.ts';

/** A position in a built file: `…/builds/<hash>/<file>:<line>:<column>`. */
const place = /(?<![^\s()@])https?:[^\s()@]+?\/builds\/([0-9a-f]+)\/([\w.-]+\.js):(\d+):(\d+)/g;

/** Maps an error stack from built files to sources. */
export function originalStack(builds: Builds, stack: string, dir: string): string {
  return stack.replaceAll(
    place,
    (built, hash: string, file: string, line: string, column: string) => {
      const map = builds.file(hash, `${file}.map`);
      if (map === undefined) return built;
      // oxlint-disable-next-line typescript/consistent-type-assertions -- written by the compiler
      const payload = JSON.parse(String(map)) as ConstructorParameters<typeof SourceMap>[0];
      const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in found)) return built;
      return `${sourceFile(found.originalSource, dir)}:${String(found.originalLine + 1)}`;
    },
  );
}

/** Converts `webpack://mf_parts_…/./src/X.tsx` to a file of the remote. */
function sourceFile(source: string, dir: string): string {
  const [, path = source] = /^webpack:\/\/[^/]*\/(.*)$/.exec(source) ?? [];
  return path.startsWith('/') ? relative(dir, path) : path.replace(/^\.\//, '');
}
