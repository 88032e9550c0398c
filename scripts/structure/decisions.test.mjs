import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';

const folder = join(root, 'docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
const numbers = records.map((name) => name.slice(0, 4));
const textOf = (name) => readFileSync(join(folder, name), 'utf8');

/** Title, empty line, date, state: `accepted` or `superseded`, and what other records have to do with it. */
const heading =
  /^# (\d{4}) .+\n\nDate: \d{4}-\d{2}-\d{2}\nState: (accepted|superseded (in part )?by \d{4})\b(.*)\n/;

describe('every decision record', () => {
  it('has its number in its title, and its date and state below', () => {
    const wrong = records.filter((name) => heading.exec(textOf(name))?.[1] !== name.slice(0, 4));
    expect(wrong).toEqual([]);
  });

  it('has a number of its own', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('names only records that exist in its state', () => {
    const unknown = records.flatMap((name) => {
      const state = /^State: .*$/m.exec(textOf(name))?.[0] ?? '';
      const named = state.match(/\b\d{4}\b/g) ?? [];
      return named.filter((number) => !numbers.includes(number)).map((number) => [name, number]);
    });
    expect(unknown).toEqual([]);
  });

  it('stands in the index', () => {
    const index = textOf('README.md');
    expect(records.filter((name) => !index.includes(`](${name}) `))).toEqual([]);
  });
});
