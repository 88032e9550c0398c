import { describe, expect, it } from '@jest/globals';
import { Recency } from './Recency.ts';

const things = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const namesOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');

describe('Recency', () => {
  it('puts what was asked for last first, and leaves the rest in its order', () => {
    const recency = new Recency();
    for (const id of ['c', 'd', 'c']) recency.note(id);
    expect(namesOf(recency.latestFirst(things))).toBe('cdab');
  });

  it('finds what was never asked for, else what was longest ago', () => {
    const recency = new Recency();
    for (const id of ['a', 'b', 'c']) recency.note(id);
    expect(recency.oldest(['b', 'd', 'a'])).toBe('d');
    expect(recency.oldest(['c', 'b'])).toBe('b');
    expect(recency.oldest([])).toBeUndefined();
  });
});
