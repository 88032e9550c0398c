import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';

const japanese = execFileSync('git', ['ls-files', '*/locales/ja.json', '*/locales/*/ja.json'], {
  cwd: root,
  encoding: 'utf8',
});
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The values and tags that a text shows, each once. English plurals need numbers they do not show. */
function shownIn(text) {
  const shown = new Set();
  const visit = (elements, counted) => {
    for (const { type, value, options = {}, children = [] } of elements) {
      if (type === TYPE.pound) shown.add(counted);
      else if (type !== TYPE.literal && type !== TYPE.plural) shown.add(value);
      visit(children, counted);
      for (const option of Object.values(options)) {
        visit(option.value, type === TYPE.plural ? value : counted);
      }
    }
  };
  visit(parse(text));
  return [...shown].sort();
}

/** Lets tests of screens render in English alone what differs by its wording only. */
describe('catalogs', () => {
  it.each(japanese.trim().split('\n'))('%s has the texts and values of English', (file) => {
    const ja = read(file);
    const en = read(file.replace(/ja\.json$/, 'en.json'));
    const shown = (texts) =>
      Object.fromEntries(
        Object.entries(texts).map(([id, text]) => [
          id,
          // English calls it by another name in America.
          id.endsWith('.postCode') ? 'any' : shownIn(text),
        ]),
      );
    expect(shown(ja)).toEqual(shown(en));
    expect(Object.keys(ja).filter((id) => ja[id].trim() === '')).toEqual([]);
  });
});
