import { extended, noneChosen, toggled, type ChosenKeys } from './ChosenKeys.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const keys = ({ chosen }: ChosenKeys) => [...chosen].toSorted().join('');

describe('toggled', () => {
  it('selects a row and deselects it again', () => {
    const one = toggled(noneChosen, 'b');
    expect(keys(one)).toBe('b');
    expect(keys(toggled(one, 'b'))).toBe('');
    expect(keys(toggled(one, 'd'))).toBe('bd');
  });
});

describe('extended', () => {
  const begun = toggled(toggled(noneChosen, 'e'), 'b');

  it('selects from the last row to this one, in both directions, and keeps other selected rows', () => {
    expect(keys(extended(begun, order, 'd'))).toBe('bcde');
    expect(keys(extended(begun, order, 'a'))).toBe('abe');
  });

  it('deselects rows that the range no longer includes', () => {
    const long = extended(begun, order, 'd');
    expect(keys(extended(long, order, 'c'))).toBe('bce');
    expect(keys(extended(long, order, 'a'))).toBe('abe');
  });

  it('starts a new range after a move without selection', () => {
    expect(keys(extended(begun, order, 'd', 'c'))).toBe('bcde');
    const moved = extended(extended(begun, order, 'c', 'd'), order, 'b', 'c');
    expect(keys(moved)).toBe('bcde');
  });

  it('starts at the row itself without a range', () => {
    expect(keys(extended(noneChosen, order, 'c'))).toBe('c');
    expect(keys(extended(begun, ['c', 'd', 'e'], 'd'))).toBe('bde');
  });
});
