import { readOptions } from './readOptions.ts';

const parts = ['loads', 'visits'] as const;

describe('readOptions', () => {
  it('defaults to nine rounds of all parts', () => {
    expect(readOptions([], parts)).toEqual({
      rounds: 9,
      parts: new Set(parts),
      isTrial: false,
    });
  });

  it('accepts rounds and named parts', () => {
    expect(readOptions(['visits', '--rounds', '1'], parts)).toEqual({
      rounds: 1,
      parts: new Set(['visits']),
      isTrial: false,
    });
    expect(readOptions(['--quick'])).toMatchObject({ rounds: 3, isTrial: true });
  });

  it.each([['walls'], ['--rounds', '0'], ['--rounds', 'many'], ['--loud']])(
    'refuses %s',
    (...args) => {
      expect(() => readOptions(args, parts)).toThrow();
    },
  );

  it('refuses a part where there are none', () => {
    expect(() => readOptions(['loads'])).toThrow();
  });
});
