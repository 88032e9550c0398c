import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { migrations } from './index.ts';

/** From this number on there is one sequence; databases have recorded the names before it. */
const firstOfSequence = 100;

const numberOf = (name: string): number => Number(name.slice(0, 4));

/** What is wrong with the numbers of the migrations; empty when nothing is. */
function problemsOf(names: readonly string[]): readonly string[] {
  const sequence = names.filter((name) => numberOf(name) >= firstOfSequence);
  const older = names.length - sequence.length;
  return [
    ...(older === 18 ? [] : [`${older} migrations have a number below ${firstOfSequence}, not 18`]),
    ...sequence.flatMap((name, index) => {
      const wanted = firstOfSequence + index;
      return numberOf(name) === wanted ? [] : [`${name} does not have the number ${wanted}`];
    }),
  ];
}

describe('migrations', () => {
  const names = Object.keys(migrations);

  it('are numbered in one sequence from 0100 on', () => {
    expect(problemsOf(names)).toEqual([]);
  });

  it('are refused with a lower, a repeated or a skipped number', () => {
    const next = String(numberOf(names.at(-1) ?? '') + 2).padStart(4, '0');
    expect(problemsOf([...names, '0099_late'])).not.toEqual([]);
    expect(problemsOf([...names, '0100_again'])).not.toEqual([]);
    expect(problemsOf([...names, `${next}_after_a_gap`])).not.toEqual([]);
  });

  it('are all carried out', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => /^\d{4}_/.test(file))
      .map((file) => file.replace('.ts', ''));
    expect(names).toEqual(files.sort());
  });
});
