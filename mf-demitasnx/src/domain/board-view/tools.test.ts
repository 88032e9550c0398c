import { aScene } from '../../testing/aScene.ts';
import { framed, toPicture } from './BoardView.ts';
import { copperOfNet, extentOf } from './copperOfNet.ts';
import { partAt } from './partAt.ts';
import { snap } from './snap.ts';

/** Places are millimeters from the center of the board, which is at 20, 15. */
const scene = aScene({
  shapes: [
    {
      polygons: [{ isNegative: false, rings: [[-1e6, -1e6, 1e6, -1e6, 1e6, 1e6, -1e6, 1e6]] }],
    },
  ],
  layers: [
    {
      name: 'top',
      lines: [{ net: 1, xy: [5, 15, 35, 15], width: 0.2 }],
      pads: [{ net: 0, xy: [20, 20], shape: 0 }],
    },
    { name: 'bottom', lines: [{ net: 1, xy: [5, 14.7, 35, 14.7], width: 0.2 }] },
  ],
});

describe('snap', () => {
  it.each([
    ['the end of a trace', { x: 14.7, y: 0.2 }, { x: 15, y: 0 }],
    ['the corner of a pad', { x: 1.2, y: 5.9 }, { x: 1, y: 6 }],
    ['nothing far away', { x: 5, y: 0 }, { x: 5, y: 0 }],
  ])('finds %s', (_what, place, found) => {
    const { x, y } = snap(scene, [0], place, 0.5);
    expect(x).toBeCloseTo(found.x, 5);
    expect(y).toBeCloseTo(found.y, 5);
  });

  it('ignores hidden layers', () => {
    expect(snap(scene, [0], { x: 15, y: -0.25 }, 0.4).y).toBeCloseTo(0, 5);
    expect(snap(scene, [0, 1], { x: 15, y: -0.25 }, 0.4).y).toBeCloseTo(-0.3, 5);
  });
});

describe('partAt', () => {
  const part = (ref: string, half: number, side: 'top' | 'bottom' = 'top') => ({
    ...{ ref, side, x: 0, y: 0 },
    corners: [0, -half, half, 0, 0, half, -half, 0],
  });
  const parts = [part('BOARD', 9), part('U1', 2), part('C1', 1, 'bottom')];

  it('finds the smallest part of the side, also a turned one', () => {
    expect(partAt({ parts }, 'top', { x: 0.5, y: 0.5 })?.ref).toBe('U1');
    expect(partAt({ parts }, 'bottom', { x: 0.2, y: 0.2 })?.ref).toBe('C1');
    // Inside the extent of U1 along the axes, but beside the turned part.
    expect(partAt({ parts }, 'top', { x: 1.5, y: 1.5 })?.ref).toBe('BOARD');
    expect(partAt({ parts }, 'top', { x: 9, y: 9 })).toBeUndefined();
  });
});

describe('framed', () => {
  it('shows the whole copper of a net', () => {
    const picture = { width: 800, height: 600 };
    const extent = extentOf(copperOfNet(scene, 1));
    expect(extent).toEqual({
      xMin: expect.closeTo(-15.1, 4),
      yMin: expect.closeTo(-0.4, 4),
      xMax: expect.closeTo(15.1, 4),
      yMax: expect.closeTo(0.1, 4),
    });
    const view = framed(extent, picture, false);
    expect(toPicture(view, picture, { x: extent.xMin, y: 0 }).x).toBeCloseTo(32);
    expect(toPicture(view, picture, { x: extent.xMax, y: 0 }).x).toBeCloseTo(768);
  });
});
