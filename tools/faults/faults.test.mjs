import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { faults } from './faults.mjs';
import { insertFault } from './insertFault.mjs';
import { narrowedSteps } from './narrowedSteps.mjs';

const tests = execFileSync('git', ['ls-files', '*.test.*'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
/** Steps that take a workspace and patterns of test files; `server` is of one workspace. */
const workspaceOf = { units: ([workspace]) => workspace, server: () => 'server' };

function hasTest(step, args) {
  const workspace = workspaceOf[step]?.(args);
  if (workspace === undefined) return true;
  const patterns = args.slice(step === 'units' ? 1 : 0).map((text) => new RegExp(text));
  return patterns.every((pattern) =>
    tests.some((file) => file.startsWith(`${workspace}/`) && pattern.test(file)),
  );
}

describe('the faults that the tests must find', () => {
  it('are at least forty, with unique names', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults)('can be made: $name', (fault) => {
    const source = readFileSync(join(root, fault.file), 'utf8');
    expect(insertFault(fault, source)).not.toBe(source);
    for (const [, from] of fault.replacement.matchAll(/ from '(\.[^']+)'/g)) {
      expect(existsSync(join(root, dirname(fault.file), from))).toBe(true);
    }
  });

  it.each(faults)('name existing steps and tests: $name', ({ seenBy }) => {
    expect(seenBy.length).toBeGreaterThan(0);
    for (const { step, args } of seenBy) expect([args, hasTest(step, args)]).toEqual([args, true]);
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
