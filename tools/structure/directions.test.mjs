import { expect, it } from '@jest/globals';
import { findWrongDirections } from './directions.mjs';

const of = (from, to) => findWrongDirections(new Map([[from, [to]]]));

it('lets the server import only from its own layer and those below', () => {
  const [platform, composition, area, accounts, operator, app] = [
    'platform/db',
    'composition/pages',
    'areas/buying/orders',
    'accounts/people/users',
    'operator/teams',
    'app/demo',
  ].map((folder) => `server/src/${folder}/a.ts`);
  const order = [platform, composition, area, operator, app];
  order.forEach((from, index) => {
    for (const to of order.slice(0, index)) expect(of(from, to)).toEqual([]);
    for (const to of order.slice(index + 1)) expect(of(from, to)).toHaveLength(1);
  });
  expect(of(accounts, composition)).toEqual([]);
  expect(of(accounts, area)).toHaveLength(1);
  expect(of(operator, accounts)).toEqual([]);
});

it('keeps test code out of production code', () => {
  expect(of('server/src/app/demo/a.ts', 'server/src/testing/builders/b.ts')).toHaveLength(1);
  expect(of('server/src/testing/a.ts', 'server/src/testing/builders/b.ts')).toEqual([]);
});

it('keeps business rules free of everything else in shared', () => {
  expect(of('shared/src/areas/buying/a.ts', 'shared/src/ui/b.tsx')).toHaveLength(1);
  expect(of('shared/src/basics/a.ts', 'shared/src/areas/b.ts')).toHaveLength(1);
  expect(of('shared/src/areas/buying/a.ts', 'shared/src/basics/b.ts')).toEqual([]);
});

it('allows all imports of tests, and requires an entry for each new folder', () => {
  expect(of('server/src/platform/a.test.ts', 'server/src/areas/buying/b.ts')).toEqual([]);
  expect(() => of('server/src/new/a.ts', 'server/src/platform/b.ts')).toThrow('is missing');
});
