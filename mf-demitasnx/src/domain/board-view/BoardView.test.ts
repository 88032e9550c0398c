import fc from 'fast-check';
import { centeredOn, fitted, panned, toBoard, toPicture, zoomed } from './BoardView.ts';

const board = { width: 100, height: 60 };
const picture = { width: 800, height: 600 };
const views = fc.record({
  x: fc.double({ min: -40, max: 40, noNaN: true }),
  y: fc.double({ min: -20, max: 20, noNaN: true }),
  scale: fc.double({ min: 1, max: 500, noNaN: true }),
  isFromBelow: fc.boolean(),
});
const places = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});

describe('BoardView', () => {
  it('converts between picture and board', () => {
    fc.assert(
      fc.property(views, places, (view, place) => {
        const back = toPicture(view, picture, toBoard(view, picture, place));
        expect(back.x).toBeCloseTo(place.x, 6);
        expect(back.y).toBeCloseTo(place.y, 6);
      }),
    );
  });

  it('mirrors the view from below', () => {
    const top = fitted(board, picture, false);
    const bottom = fitted(board, picture, true);
    expect(toPicture(top, picture, { x: 10, y: 5 }).x).toBeGreaterThan(400);
    expect(toPicture(bottom, picture, { x: 10, y: 5 }).x).toBeLessThan(400);
    expect(toPicture(bottom, picture, { x: 10, y: 5 }).y).toBeLessThan(300);
  });

  it('keeps the place under the pointer while zooming', () => {
    const view = { x: 0, y: 0, scale: 10, isFromBelow: false };
    const at = { x: 500, y: 250 };
    const before = toBoard(view, picture, at);
    const after = toBoard(zoomed(view, board, picture, 3, at), picture, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never loses the board and never exceeds the zoom limits', () => {
    fc.assert(
      fc.property(views, fc.integer({ min: -5000, max: 5000 }), (view, way) => {
        const moved = panned(view, board, way, -way);
        expect(Math.abs(moved.x)).toBeLessThanOrEqual(50);
        expect(Math.abs(moved.y)).toBeLessThanOrEqual(30);
        expect(zoomed(view, board, picture, 1e9).scale).toBeLessThanOrEqual(10_000);
        expect(zoomed(view, board, picture, 1e-9).scale * 100).toBeCloseTo(40);
      }),
    );
  });

  it('zooms in on a place, and keeps a closer zoom', () => {
    const near = centeredOn(fitted(board, picture, false), board, picture, { x: 7, y: 3 }, 20);
    expect(near).toMatchObject({ x: 7, y: 3, scale: 30 });
    expect(centeredOn({ ...near, scale: 90 }, board, picture, { x: 1, y: 1 }, 20).scale).toBe(90);
  });
});
