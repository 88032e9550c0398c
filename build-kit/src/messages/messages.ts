import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Catalog = Readonly<Record<string, string>>;

/**
 * The remote's catalogs, merged with those of single screens in subfolders; `undefined` when it has
 * no texts.
 */
export function readCatalogs(dir: string): { en: Catalog; ja: Catalog } | undefined {
  const folder = join(dir, 'src/locales');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (locale: string): Catalog => {
    const catalogs = files
      .filter((file) => basename(file) === `${locale}.json`)
      // oxlint-disable-next-line typescript/consistent-type-assertions -- catalogs are flat; the loader refuses anything else
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Catalog);
    return Object.fromEntries(catalogs.flatMap((catalog) => Object.entries(catalog)));
  };
  return { en: read('en'), ja: read('ja') };
}

/** Message ids defined in the remote's `messages.ts` files. */
export function usedMessages(dir: string): readonly string[] {
  const files = readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' });
  const definitions = files.filter((file) => basename(file) === 'messages.ts');
  return definitions.flatMap((file) => {
    const source = readFileSync(join(dir, 'src', file), 'utf8');
    return [...source.matchAll(/\bid:\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  });
}
