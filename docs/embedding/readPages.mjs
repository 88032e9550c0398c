import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * The files of a folder by their addresses, e.g. `/assets/index.js`, with texts in place of others.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} replacements
 * @returns {Promise<Map<string, string>>}
 */
export async function readPages(folder, replacements) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = new Map();
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    let text = await readFile(path, 'utf8');
    for (const [from, to] of Object.entries(replacements)) text = text.replaceAll(from, to);
    pages.set(path.slice(join(folder, sep).length - 1).replaceAll(sep, '/'), text);
  }
  return pages;
}
