import { describe, expect, it } from '@jest/globals';
import { newId } from './newId.ts';

describe('newId', () => {
  it('sorts by creation, also within a millisecond', () => {
    const now = new Date('2026-11-29T00:00:00Z');
    const ids = Array.from({ length: 1_000 }, () => newId(now));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
