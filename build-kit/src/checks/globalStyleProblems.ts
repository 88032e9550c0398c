import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds global styles, which would also apply to the screens of other remotes. */
export function globalStyleProblems(dir: string): readonly string[] {
  const src = join(dir, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\bcreateGlobalStyle\b/.test(readFileSync(join(src, file), 'utf8')))
    .map(
      (file) =>
        `src/${file} uses createGlobalStyle, whose rules would stay on the screens of other remotes; style your own elements`,
    );
}
