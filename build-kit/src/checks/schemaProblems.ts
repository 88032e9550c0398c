import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schema from '@portal/shared/schema';
import { lineOf } from './lineOf.ts';

const shared = new Set(Object.keys(schema));

/** Finds imports of a package's sources from the schema library that are not shared. */
export function schemaProblems(dir: string): readonly string[] {
  return readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(dir, 'src', file), 'utf8');
      return usedNames(source)
        .filter((name) => !shared.has(name))
        .map(
          (name) =>
            `src/${file}:${lineOf(source, `z.${name}`)} uses z.${name}; name it in shared/src/schema.ts first`,
        );
    });
}

/** Types start with a capital letter or are `infer`; they do not exist at run time. */
function usedNames(source: string): readonly string[] {
  if (!source.includes("import * as z from 'zod/mini'")) return [];
  const names = [...source.matchAll(/\bz\.([a-z_]\w*)/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].filter((name) => !['infer', 'input', 'output'].includes(name));
}
