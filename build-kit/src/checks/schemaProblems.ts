import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as schema from '@portal/shared/schema';

const shared = new Set(Object.keys(schema));

/** Packed files are scripts, which were checked before packing. */
const areas = dirname(fileURLToPath(import.meta.resolve('@portal/shared/contracts')));
const contracts = [areas, join(areas, '../basics')];

/** Finds imports of a remote or its contracts from the schema library that are not shared. */
export function schemaProblems(dir: string): readonly string[] {
  return [join(dir, 'src'), ...contracts].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(folder, file), 'utf8');
        return usedNames(source)
          .filter((name) => !shared.has(name))
          .map((name) => `${file} uses z.${name}; name it in shared/src/schema.ts first`);
      }),
  );
}

/** Types start with a capital letter or are `infer`; they do not exist at run time. */
function usedNames(source: string): readonly string[] {
  if (!source.includes("import * as z from 'zod/mini'")) return [];
  const names = [...source.matchAll(/\bz\.([a-z_]\w*)/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].filter((name) => !['infer', 'input', 'output'].includes(name));
}
