import { labelPlaces } from './labelPlaces.ts';

describe('labelPlaces', () => {
  it('names every place when there is room', () => {
    expect(labelPlaces(3, 8)).toEqual([0, 1, 2]);
  });

  it('leaves out places at equal distances', () => {
    expect(labelPlaces(30, 8)).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
    expect(labelPlaces(90, 4)).toEqual([0, 23, 46, 69]);
  });

  it('names nothing when there are no places', () => {
    expect(labelPlaces(0, 8)).toEqual([]);
  });
});
