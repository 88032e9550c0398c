import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Source {
  /** Path within the remote, such as `src/api/partsQuery.ts`. */
  readonly file: string;
  readonly text: string;
}

/** The sources of a remote without its tests. */
export function sources(dir: string): readonly Source[] {
  return readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(dir, file), 'utf8') }));
}
