import { parseArgs } from 'node:util';

/** How to call the program by a command. */
export const usage = (
  command,
) => `${command} <name> [--path /address] [--en "Title"] [--ja "題"] [--icon <icon>]
  [--list | --detail]

  <name>   lower-case words with hyphens, e.g. parts-search; the folder is mf-<name>
  --path   where the screen is, e.g. /parts/search; /<name> when left out
  --en     title and menu entry in English; the name in words when left out
  --ja     the same in Japanese; the English one when left out
  --icon   of the menu entry, e.g. factory; layout-grid when left out
  --list   a list whose search, filters and order stand in the address
  --detail the same with a page for each item, at /address/:id`;

/** `parts-search` in words: `Parts search`. */
function inWords(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Parses the command line; does not validate it.
 * @returns {{ name: string, path: string, title: { en: string, ja: string }, icon: string,
 * isList: boolean, hasDetail: boolean } | undefined} undefined if it cannot be parsed.
 */
export function readRequest(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        path: { type: 'string' },
        en: { type: 'string' },
        ja: { type: 'string' },
        icon: { type: 'string', default: 'layout-grid' },
        list: { type: 'boolean', default: false },
        detail: { type: 'boolean', default: false },
      },
    });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) return undefined;
    const en = values.en ?? inWords(name);
    const { path = `/${name}`, ja = en, icon, detail: hasDetail } = values;
    return { name, path, title: { en, ja }, icon, isList: values.list || hasDetail, hasDetail };
  } catch {
    // An unknown option, or an option without its value.
    return undefined;
  }
}
