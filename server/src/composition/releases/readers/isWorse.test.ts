import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWorse } from './isWorse.ts';

const counted = fc
  .tuple(fc.nat(500), fc.nat(500))
  .map(([failed_people, others]) => ({ people: failed_people + others, failed_people }));

describe('isWorse', () => {
  it.each([
    ['nobody has it', [0, 0], [100, 0], false],
    ['two people of two', [2, 2], [100, 0], false],
    ['three people of four', [4, 3], [100, 0], true],
    ['three of a thousand', [1000, 3], [1000, 0], false],
    ['a tenth, as before', [100, 10], [100, 10], false],
    ['a tenth, a fiftieth before', [100, 10], [100, 2], true],
    ['nothing ran before', [10, 3], [0, 0], true],
  ] as const)('%s', (_what, [people, failed_people], [then, failedThen], worse) => {
    const before = { people: then, failed_people: failedThen };
    expect(isWorse({ people, failed_people }, before)).toBe(worse);
  });

  it('is false for a release that fails no larger share than the previous one', () => {
    fc.assert(
      fc.property(counted, counted, (one, other) => {
        expect(isWorse(one, other) && isWorse(other, one)).toBe(false);
        expect(isWorse(one, one)).toBe(false);
      }),
    );
  });

  it('stays true when one more person is affected', () => {
    fc.assert(
      fc.property(counted, counted, (release, before) => {
        if (!isWorse(release, before)) return;
        const { people, failed_people } = release;
        const more = { people: people + 1, failed_people: failed_people + 1 };
        expect(isWorse(more, before)).toBe(true);
      }),
    );
  });
});
