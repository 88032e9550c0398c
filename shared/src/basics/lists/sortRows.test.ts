import { sortRows } from './sortRows.ts';

const rows = [
  { id: 'a', value: 'b' },
  { id: 'b', value: null },
  { id: 'c', value: 'a' },
  { id: 'd', value: 'b' },
];
const valueOf = ({ value }: (typeof rows)[number]) => value;
const sorted = (descending: boolean) => sortRows(rows, { valueOf, descending }).map(({ id }) => id);

describe('sortRows', () => {
  it('puts rows without a value last in both directions and keeps the order of equal rows', () => {
    expect(sorted(false)).toEqual(['c', 'a', 'd', 'b']);
    expect(sorted(true)).toEqual(['a', 'd', 'c', 'b']);
  });

  it('sorts numbers as numbers', () => {
    const numbers = sortRows([10, 9, 100], { valueOf: (n) => n, descending: false });
    expect(numbers).toEqual([9, 10, 100]);
  });

  it('sorts rows of the same value by the tie', () => {
    const byId = sortRows(rows, {
      valueOf,
      descending: false,
      tie: (one, other) => (one.id < other.id ? 1 : -1),
    });
    expect(byId.map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  });
});
