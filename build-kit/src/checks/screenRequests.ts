import { readFileSync } from 'node:fs';

/** The modules that `src/routes.tsx` imports lazily, in source order. */
export function screenRequests(routesFile: string): readonly string[] {
  const source = readFileSync(routesFile, 'utf8');
  return [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '');
}
