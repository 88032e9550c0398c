import { describe, expect, it } from '@jest/globals';
import { Recency } from './Recency.ts';

const things = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const namesOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');

describe('Recency', () => {
  it('puts the most recently used first, and keeps the order of the rest', () => {
    const recency = new Recency();
    for (const id of ['c', 'd', 'c']) recency.note(id);
    expect(namesOf(recency.latestFirst(things))).toBe('cdab');
  });

  it('finds what was never used, otherwise the least recently used', () => {
    const recency = new Recency();
    for (const id of ['a', 'b', 'c']) recency.note(id);
    expect(recency.oldest(['b', 'd', 'a'])).toBe('d');
    expect(recency.oldest(['c', 'b'])).toBe('b');
    expect(recency.oldest([])).toBeUndefined();
  });
});
