import { extended, noneChosen, toggled, type ChosenKeys } from './ChosenKeys.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const keys = ({ chosen }: ChosenKeys) => [...chosen].toSorted().join('');

describe('toggled', () => {
  it('chooses a row and gives it up again', () => {
    const one = toggled(noneChosen, 'b');
    expect(keys(one)).toBe('b');
    expect(keys(toggled(one, 'b'))).toBe('');
    expect(keys(toggled(one, 'd'))).toBe('bd');
  });
});

describe('extended', () => {
  const begun = toggled(toggled(noneChosen, 'e'), 'b');

  it('chooses from the last row to this one, in both directions, and keeps what else is chosen', () => {
    expect(keys(extended(begun, order, 'd'))).toBe('bcde');
    expect(keys(extended(begun, order, 'a'))).toBe('abe');
  });

  it('gives up what a range no longer reaches', () => {
    const long = extended(begun, order, 'd');
    expect(keys(extended(long, order, 'c'))).toBe('bce');
    expect(keys(extended(long, order, 'a'))).toBe('abe');
  });

  it('begins anew where the person has gone without choosing', () => {
    expect(keys(extended(begun, order, 'd', 'c'))).toBe('bcde');
    const moved = extended(extended(begun, order, 'c', 'd'), order, 'b', 'c');
    expect(keys(moved)).toBe('bcde');
  });

  it('begins at the row itself when there is nothing to go on from', () => {
    expect(keys(extended(noneChosen, order, 'c'))).toBe('c');
    expect(keys(extended(begun, ['c', 'd', 'e'], 'd'))).toBe('bde');
  });
});
