import { expect, it } from '@jest/globals';
import { findWrongDirections } from './directions.mjs';

const of = (from, to) => findWrongDirections(new Map([[from, [to]]]));

it('keeps the ground of the server free of modules', () => {
  for (const folder of ['db', 'http', 'answers']) {
    expect(of(`server/src/${folder}/a.ts`, 'server/src/areas/buying/orders/b.ts')).toHaveLength(1);
  }
});

it('lets manager and accounts meet only in their protocol', () => {
  expect(of('server/src/accounts/people/a.ts', 'server/src/modules/people/b.ts')).toHaveLength(1);
  expect(of('server/src/modules/people/a.ts', 'server/src/accounts/people/b.ts')).toHaveLength(1);
  expect(of('server/src/accounts/people/a.ts', 'server/src/platform/protocol/b.ts')).toEqual([]);
  expect(of('server/src/modules/people/a.ts', 'server/src/platform/protocol/b.ts')).toEqual([]);
});

it('lets modules import only what lies below them', () => {
  expect(
    of('server/src/areas/buying/orders/a.ts', 'server/src/areas/buying/checkout/b.ts'),
  ).toHaveLength(1);
  expect(
    of('server/src/areas/buying/checkout/a.ts', 'server/src/areas/buying/orders/b.ts'),
  ).toEqual([]);
});

it('lets the analysis engine import nothing else of the server but how PDFs are drawn', () => {
  expect(of('emi-engine/src/report/a.ts', 'paper/src/b.ts')).toEqual([]);
  expect(of('emi-engine/src/report/a.ts', 'server/src/http/b.ts')).toHaveLength(1);
  expect(of('emi-engine/src/archive/a.ts', 'server/src/platform/config/Config.ts')).toHaveLength(1);
  expect(of('emi-engine/src/archive/a.ts', 'emi-engine/src/model/b.ts')).toHaveLength(1);
  expect(of('emi-engine/src/model/a.ts', 'emi-engine/src/archive/b.ts')).toEqual([]);
  expect(of('server/src/areas/buying/orders/a.ts', 'emi-engine/src/model/b.ts')).toEqual([]);
});

it('keeps what only tests need out of what ships', () => {
  expect(of('server/src/app/demo/a.ts', 'emi-engine/src/testing/boards/b.ts')).toHaveLength(1);
  expect(of('server/src/app/demo/a.ts', 'emi-engine/src/boards/b.ts')).toEqual([]);
  expect(of('server/src/testing/a.ts', 'emi-engine/src/testing/boards/b.ts')).toEqual([]);
});

it('keeps the rules of business free of everything else in shared', () => {
  expect(of('shared/src/basics/a.ts', 'shared/src/areas/b.ts')).toHaveLength(1);
  expect(of('shared/src/areas/usage/a.ts', 'shared/src/web/http/b.ts')).toHaveLength(1);
});

it('allows all imports of tests, and requires a place for each new folder', () => {
  expect(of('server/src/db/a.test.ts', 'server/src/areas/buying/orders/b.ts')).toEqual([]);
  expect(() => of('shared/src/new/a.ts', 'shared/src/domain/b.ts')).toThrow('has no place');
});
