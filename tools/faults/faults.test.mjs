import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { faults } from './faults.mjs';
import { insertFault } from './insertFault.mjs';
import { narrowedSteps } from './narrowedSteps.mjs';

describe('the faults that the tests must find', () => {
  it('are at least forty, with unique names', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults)('can be made: $name', (fault) => {
    const source = readFileSync(join(root, fault.file), 'utf8');
    expect(insertFault(fault, source)).not.toBe(source);
  });

  it.each(faults)('name existing steps: $name', ({ seenBy }) => {
    expect(seenBy.length).toBeGreaterThan(0);
    expect(Object.keys(narrowedSteps)).toEqual(
      expect.arrayContaining(seenBy.map(({ step }) => step)),
    );
  });
});

it('refuses a text that is missing from a file or occurs twice', () => {
  const fault = { name: 'of a test', file: 'a.ts', text: 'x', replacement: 'y' };
  expect(() => insertFault(fault, 'x x')).toThrow('a.ts contains its text 2 times instead of once');
  expect(() => insertFault(fault, '')).toThrow('0 times');
});
