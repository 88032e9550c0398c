import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { remotes } from '../build/workspaces.mjs';
import { planChanges } from './changes.mjs';
import { journeys } from './journeysOf.mjs';

describe('planChanges', () => {
  it('limits a change of one remote to that remote', () => {
    expect(planChanges(['mf-logs/src/paths.ts', 'README.md'])).toMatchObject({
      reason: undefined,
      workspaces: ['mf-logs'],
      serverFolders: [],
      specs: ['usage-log'],
    });
  });

  it('limits a change of a server module to that module', () => {
    expect(planChanges(['server/src/areas/buying/orders/orders.queries.ts'])).toMatchObject({
      reason: undefined,
      workspaces: ['server'],
      serverFolders: ['server/src/areas/buying/orders'],
      specs: [],
    });
  });

  it.each([
    'shared/src/ui/Switch/Switch.tsx',
    'server/src/platform/db/migrations/0100_first.ts',
    'package-lock.json',
    'mf-logs/package.json',
    'jest.config.js',
    'e2e/fixtures/test.ts',
  ])('checks everything when %s has changed', (file) => {
    expect(planChanges([file]).reason).toBe(file);
  });
});

describe('journeys', () => {
  it('are named for each remote, and exist', () => {
    expect(Object.keys(journeys)).toEqual(expect.arrayContaining(remotes()));
    const specs = readdirSync(join(root, 'e2e/specs'));
    for (const name of Object.values(journeys).flat()) {
      expect([name, specs.some((spec) => spec.startsWith(name))]).toEqual([name, true]);
    }
  });
});
