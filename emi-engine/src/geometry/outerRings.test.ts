import { outerRings } from './outerRings.ts';

const mm = 1_000_000;

/** The outer contours of a ring, both in mm. */
function outer(...points: readonly (readonly [x: number, y: number])[]): number[][] {
  const xy = Int32Array.from(points.flat(), (value) => value * mm);
  return outerRings(xy, 0, points.length).map((ring) => Array.from(ring, (value) => value / mm));
}

describe('outerRings', () => {
  it('drops a hole that a slit connects', () => {
    const frame = outer(
      ...([
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [0, 3],
      ] as const),
      ...([
        [3, 3],
        [3, 6],
        [6, 6],
        [6, 3],
        [3, 3],
        [0, 3],
      ] as const),
    );
    expect(frame).toEqual([[0, 0, 9, 0, 9, 9, 0, 9, 0, 3]]);
  });

  it('drops a hole that runs in the direction of the contour', () => {
    const frame = outer(
      ...([
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [0, 3],
      ] as const),
      ...([
        [3, 3],
        [6, 3],
        [6, 6],
        [3, 6],
        [3, 3],
        [0, 3],
      ] as const),
    );
    expect(frame).toEqual([[0, 0, 9, 0, 9, 9, 0, 9, 0, 3]]);
  });

  it('returns every island that slits join to one ring, in either direction', () => {
    const islands = [
      ...([
        [0, 0],
        [5, 0],
        [5, 2],
      ] as const),
      ...([
        [8, 2],
        [8, 0],
        [12, 0],
        [12, 4],
        [8, 4],
        [8, 2],
        [5, 2],
      ] as const),
      ...([
        [5, 5],
        [0, 5],
      ] as const),
    ] as const;
    const both = outer(...islands);
    expect(both).toHaveLength(2);
    expect(both).toContainEqual([0, 0, 5, 0, 5, 2, 5, 5, 0, 5]);
    expect(outer(...[...islands].reverse())).toHaveLength(2);
  });

  it('returns an island inside a hole of the same ring', () => {
    const rings = outer(
      ...([
        [0, 0],
        [20, 0],
        [20, 20],
        [0, 20],
        [0, 4],
      ] as const),
      ...([
        [4, 4],
        [4, 8],
      ] as const),
      ...([
        [8, 8],
        [12, 8],
        [12, 12],
        [8, 12],
        [8, 8],
        [4, 8],
      ] as const),
      ...([
        [4, 16],
        [16, 16],
        [16, 4],
        [4, 4],
        [0, 4],
      ] as const),
    );
    expect(rings.map((ring) => ring.slice(0, 2))).toEqual([
      [0, 0],
      [8, 8],
    ]);
  });
});
