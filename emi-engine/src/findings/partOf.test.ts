import { describe, expect, it } from '@jest/globals';
import { partOf } from './partOf.ts';

describe('partOf', () => {
  it.each([
    [{ part: 'Y1', pin: 'U1.7' }, 'Y1'],
    [{ connector: 'J3' }, 'J3'],
    [{ pin: 'U1.7' }, 'U1'],
    [{ pin: 'U1.VDD-1' }, 'U1'],
    [{ pin: 'IC-2-7' }, 'IC-2'],
    [{ net: 'CLK' }, null],
  ])('finds the part in %j', (values, part) => {
    expect(partOf({ code: '', values })).toBe(part);
  });
});
