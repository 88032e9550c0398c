import { aScene } from '../../testing/aScene.ts';
import { copperOfNet } from './copperOfNet.ts';
import { returnPath } from './returnPath.ts';
import { mostRanges, visibleRanges } from './visibleRanges.ts';

const trace = { net: 1, xy: [5, 15, 35, 15], width: 0.2 };

describe('returnPath', () => {
  it('returns the share of the traces that the nearest plane covers', () => {
    const scene = aScene({
      layers: [
        { name: 'top', references: [1], lines: [trace] },
        {
          name: 'ground',
          planeNet: 0,
          areas: [
            { net: 0, rings: [[1, 1, 15, 1, 15, 29, 1, 29]] },
            { net: 0, rings: [[25, 1, 39, 1, 39, 29, 25, 29]] },
          ],
        },
      ],
    });
    const [stretch] = returnPath(scene, 1);
    expect(stretch).toMatchObject({ layer: 0, plane: 1 });
    expect(stretch!.lengthMm).toBeCloseTo(30);
    // The gap takes 10 of 30 mm.
    expect(stretch!.coverage).toBeCloseTo(2 / 3, 1);
  });

  it('handles layers without a plane beside them, and nets without traces', () => {
    const scene = aScene({ layers: [{ name: 'top', lines: [trace] }] });
    expect(returnPath(scene, 1)).toEqual([
      { layer: 0, plane: null, lengthMm: expect.closeTo(30), coverage: 0 },
    ]);
    expect(returnPath(scene, 0)).toEqual([]);
  });
});

describe('copperOfNet', () => {
  it('collects the copper of one net from all layers', () => {
    const scene = aScene({
      layers: [
        { name: 'top', lines: [trace, { ...trace, net: 0 }] },
        { name: 'bottom', areas: [{ net: 1, rings: [[1, 1, 9, 1, 9, 9, 1, 9]] }] },
      ],
    });
    const copper = copperOfNet(scene, 1);
    expect(copper.map(({ layer }) => layer)).toEqual([0, 1]);
    expect(copper.map(({ capsules }) => capsules.length)).toEqual([5, 0]);
    expect(copper.map(({ trapezoids }) => trapezoids.length)).toEqual([0, 6]);
  });
});

describe('visibleRanges', () => {
  const lines = Array.from({ length: 4000 }, (_, index) => {
    const [x, y] = [(index % 80) / 2, Math.floor(index / 80) * 0.6];
    return { net: 1, xy: [x, y, x + 0.3, y + 0.3], width: 0.1 };
  });
  const scene = aScene({ layers: [{ name: 'top', lines }] });
  const { capsules } = scene.layers[0]!.runs[0]!;
  const sight = (half: number, x = 0, y = 0) => ({
    ...{ xMin: x - half, xMax: x + half, yMin: y - half, yMax: y + half },
  });

  it('draws everything in one call when all is visible', () => {
    expect(visibleRanges(capsules, scene.grid, sight(100))).toEqual([[0, 4000]]);
  });

  it('covers everything visible, and little else, in few ranges', () => {
    for (const [x, y] of [
      [0, 0],
      [-18, 12],
      [19, -14],
    ] as const) {
      const ranges = visibleRanges(capsules, scene.grid, sight(1, x, y));
      expect(ranges.length).toBeLessThanOrEqual(mostRanges);
      const drawn = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
      expect(drawn).toBeLessThan(600);
      for (let piece = 0; piece < capsules.count; piece++) {
        const [pieceX = 0, pieceY = 0] = capsules.values.subarray(5 * piece, 5 * piece + 2);
        if (Math.abs(pieceX - x) > 1 || Math.abs(pieceY - y) > 1) continue;
        expect(ranges.some(([from, to]) => piece >= from && piece < to)).toBe(true);
      }
    }
  });

  it('is empty for an empty set', () => {
    expect(visibleRanges({ ...capsules, count: 0 }, scene.grid, sight(1))).toEqual([]);
  });
});
