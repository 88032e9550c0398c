import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `npm run new-remote -- <name> --path /address [--en "Title"] [--ja "題"] [--icon <icon>]
  [--list | --detail] [--standalone <folder>]

  <name>   lower-case words with hyphens, e.g. parts-search; the workspace is mf-<name>
  --path   where the screen is, e.g. /parts or /parts/search
  --en     title and menu entry in English; the name in words when left out
  --ja     the same in Japanese; the English one when left out
  --icon   of the menu entry, e.g. factory; layout-grid when left out
  --list   a list whose search, filters and order stand in the address
  --detail the same with a page for each item, at /address/:id
  --standalone <folder>
           a repository of its own instead, with all that it needs of the portal`;

/** `parts-search` in words: `Parts search`. */
function inWords(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Parses the command line; does not validate it.
 * @param {string} from directory that a folder is relative to
 * @returns {{ name: string, path: string, title: { en: string, ja: string }, icon: string,
 * isList: boolean, hasDetail: boolean, standalone?: { folder: string } } | undefined} undefined if it cannot be parsed.
 */
export function readRequest(args, from = process.env.INIT_CWD ?? process.cwd()) {
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
        standalone: { type: 'string' },
      },
    });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0 || values.path === undefined) return undefined;
    const en = values.en ?? inWords(name);
    const { path, ja = en, icon, detail: hasDetail, standalone: folder } = values;
    const isList = values.list || hasDetail;
    const standalone =
      folder === undefined ? {} : { standalone: { folder: resolve(from, folder) } };
    return { name, path, title: { en, ja }, icon, isList, hasDetail, ...standalone };
  } catch {
    // An unknown option, or an option without its value.
    return undefined;
  }
}
