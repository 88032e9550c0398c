import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Catalog = Readonly<Record<string, string>>;

/** The remote's catalogs, or `undefined` when it has no texts. */
export function readCatalogs(dir: string): { en: Catalog; ja: Catalog } | undefined {
  const file = (locale: string) => join(dir, 'src/locales', `${locale}.json`);
  const read = (locale: string): Catalog =>
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- flat by the rule of this folder; the loader refuses anything else
    existsSync(file(locale)) ? (JSON.parse(readFileSync(file(locale), 'utf8')) as Catalog) : {};
  return existsSync(join(dir, 'src/locales')) ? { en: read('en'), ja: read('ja') } : undefined;
}

/** Ids that the `messages.ts` files of the remote define. */
export function usedMessages(dir: string): readonly string[] {
  const files = readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' });
  const definitions = files.filter((file) => basename(file) === 'messages.ts');
  return definitions.flatMap((file) => {
    const source = readFileSync(join(dir, 'src', file), 'utf8');
    return [...source.matchAll(/\bid:\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  });
}
