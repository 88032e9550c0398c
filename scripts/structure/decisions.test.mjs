import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';

const folder = join(root, 'docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
const numbers = records.map((name) => name.slice(0, 4));
const textOf = (name) => readFileSync(join(folder, name), 'utf8');

/** Title, empty line and date. */
const heading = /^# (\d{4}) .+\n\nDate: \d{4}-\d{2}-\d{2}\n/;

describe('every decision record', () => {
  it('has its number in its title, and its date below', () => {
    const wrong = records.filter((name) => heading.exec(textOf(name))?.[1] !== name.slice(0, 4));
    expect(wrong).toEqual([]);
  });

  it('has a number of its own', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('stands in the index', () => {
    const index = textOf('README.md');
    expect(records.filter((name) => !index.includes(`](${name}) `))).toEqual([]);
  });
});
