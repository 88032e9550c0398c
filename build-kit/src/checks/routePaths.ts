import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The paths of the exposed routes, in the order of `src/routes.tsx`: string literals, or names of
 * `src/paths.ts`.
 * @returns the expression itself for any other path, which matches no configuration
 */
export function routePaths(dir: string): readonly string[] {
  const routes = readFileSync(join(dir, 'src/routes.tsx'), 'utf8');
  const names = pathNames(join(dir, 'src/paths.ts'));
  return [...routes.matchAll(/\bpath:\s*(?:(['"])(.*?)\1|([^\s,}]+))/g)].map(
    ([, , text, expression = '']) =>
      text ?? names.get(expression.replace(/^paths\./, '')) ?? expression,
  );
}

/** The addresses that `src/paths.ts` exports as strings; functions are not routes. */
function pathNames(file: string): ReadonlyMap<string, string> {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    [...source.matchAll(/\b(\w+):\s*(['"])(.*?)\2/g)].map(([, name = '', , path = '']) => [
      name,
      path,
    ]),
  );
}
