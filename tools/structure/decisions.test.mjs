import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';

const longest = { record: 250, index: 600 };
const folder = join(root, 'docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
const numbers = records.map((name) => name.slice(0, 4));
const textOf = (name) => readFileSync(join(folder, name), 'utf8');
const wordsOf = (text) => text.split(/\s+/).filter(Boolean).length;

const sections = ['## Context', '## Decision', '## Consequences', '## Rejected'];

/** Number, title and date. */
const heading = /^# (\d{4}) (.+)\n\nDate: \d{4}-\d{2}-\d{2}\n/;

describe('every decision record', () => {
  it('has its number, a date and the four sections', () => {
    const wrong = records.filter((name) => {
      const text = textOf(name);
      const found = text.split('\n').filter((line) => line.startsWith('## '));
      return heading.exec(text)?.[1] !== name.slice(0, 4) || String(found) !== String(sections);
    });
    expect(wrong).toEqual([]);
  });

  it(`has at most ${longest.record} words`, () => {
    const lengths = records.map((name) => [name, wordsOf(textOf(name))]);
    expect(lengths.filter(([, words]) => words > longest.record)).toEqual([]);
  });

  it('has a unique number', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe('the index of the decision records', () => {
  it('lists each record with its title, and nothing else', () => {
    const lines = records.map(
      (name) => `- [${name.slice(0, 4)}](${name}) ${heading.exec(textOf(name))?.[2]}`,
    );
    const listed = textOf('README.md')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(listed.toSorted()).toEqual(lines.toSorted());
  });

  it(`has at most ${longest.index} words`, () => {
    expect(wordsOf(textOf('README.md'))).toBeLessThanOrEqual(longest.index);
  });
});
