import { readPlan } from '../../testing/boards/readPlan.ts';
import { samplePlan } from '../../boards/samplePlan.ts';
import { partBoxes } from './partBoxes.ts';
import { ringsPath, strokePaths } from './svgPath.ts';
import { thinRing } from './thinRing.ts';

describe('paths of SVG', () => {
  it('are short: relative steps of hundredths of a millimetre, chained strokes', () => {
    const chain = [0, 0, 1e6, 0, 1e6, 0, 1e6, -2e6, 5e6, 5e6, 5e6, 5e6, 5e6, 5e6, 6e6, 5e6];
    expect(strokePaths(new Map([[150_000, chain]]))).toEqual([
      [15, 'm0 0 100 0 0-200m400 700h0l100 0'],
    ]);
    expect(
      ringsPath([
        [0, 0, 1e6, 0, 1e6, 1e6],
        [3e6, 3e6, 4e6, 3e6, 3e6, 2e6],
      ]),
    ).toBe('m0 0 100 0 0 100zm300 300 100 0-100-100z');
  });
});

describe('thinRing', () => {
  it('drops points that bend a ring less than the drawing resolves', () => {
    const circle = Array.from({ length: 630 }, (_, at) => [
      Math.round(1e6 * Math.cos(at / 100)),
      Math.round(1e6 * Math.sin(at / 100)),
    ]);
    const thin = thinRing(Int32Array.from(circle.flat()));
    expect(thin.length / 2).toBeLessThan(80);
    expect(thin.length / 2).toBeGreaterThan(20);
  });

  it('keeps slits, which turn back on themselves', () => {
    const slit = Int32Array.of(0, 0, 9e6, 0, 5e6, 0, 5e6, 3e6, 5e6, 0, 9e6, 0, 9e6, 9e6, 0, 9e6);
    expect(thinRing(slit)).toEqual(slit);
  });
});

describe('partBoxes', () => {
  it('puts a box around the pins of each part', async () => {
    const board = await readPlan(samplePlan());
    const boxes = partBoxes(board);
    expect(boxes.map(({ ref, side }) => `${ref} ${side}`)).toEqual([
      ...['U1 top', 'U2 top', 'C1 bottom'],
    ]);
    for (const [number, { x, y, width, height }] of boxes.entries()) {
      const [from = 0, to = 0] = board.parts[number]?.pins ?? [];
      for (let pin = from; pin < to; pin++) {
        expect(Math.abs((board.pins.xy[2 * pin] ?? 0) - x)).toBeLessThanOrEqual(width / 2 + 3e5);
        expect(Math.abs((board.pins.xy[2 * pin + 1] ?? 0) - y)).toBeLessThanOrEqual(
          height / 2 + 3e5,
        );
      }
    }
  });
});
