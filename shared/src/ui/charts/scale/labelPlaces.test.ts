import { labelPlaces } from './labelPlaces.ts';

const all = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('labelPlaces', () => {
  it('names every place when there is room', () => {
    expect(labelPlaces(all(3), 8)).toEqual([0, 1, 2]);
  });

  it('leaves out places at equal distances', () => {
    expect(labelPlaces(all(30), 8)).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
    expect(labelPlaces(all(90), 4)).toEqual([0, 23, 46, 69]);
    expect(labelPlaces([2, 9, 16, 23, 30], 3)).toEqual([2, 16, 30]);
  });

  it('names nothing when there are no places', () => {
    expect(labelPlaces([], 8)).toEqual([]);
  });
});
