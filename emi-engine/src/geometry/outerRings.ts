import { BoxIndex } from './BoxIndex.ts';
import { PairNumbers } from './PairNumbers.ts';

/** Point numbers of a closed part of a ring, around an island or a hole. */
type Loop = readonly number[];

/**
 * The outer contours of a ring, each as `x y` pairs. Writers without holes lead the contour along a
 * slit into each hole and back, and from island to island. Edges that run both ways are slits;
 * without them the ring splits into loops. Loops in the opposite direction of the largest are
 * holes, and so are loops inside an odd number of other loops.
 *
 * @param from its points are `from` up to `to` of `xy`
 */
export function outerRings(xy: Int32Array, from: number, to: number): Int32Array[] {
  const loops = loopsOf(xy, from, to - from);
  const areas = loops.map((loop) => areaOf(xy, loop));
  const most = areas.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one), 0);
  const candidates = loops.filter((_, number) => (areas[number] ?? 0) * most > 0);
  if (candidates.length < 2) return candidates.map((loop) => pairsOf(xy, loop));
  const boxes = BoxIndex.ofSegments(Int32Array.from(loops.flatMap((loop) => boxOf(xy, loop))));
  const depthOf = (loop: Loop) => {
    const [x, y] = pointWithin(xy, loop);
    const area = Math.abs(areaOf(xy, loop));
    let depth = 0;
    boxes.search([x, y, x, y], 1, (number) => {
      // The point may also lie in a smaller loop inside this one.
      if (Math.abs(areas[number] ?? 0) <= area) return;
      depth += crossingsAt(xy, loops[number] ?? [], y).filter((at) => at < x).length % 2;
    });
    return depth;
  };
  return candidates.filter((loop) => depthOf(loop) % 2 === 0).map((loop) => pairsOf(xy, loop));
}

function boxOf(xy: Int32Array, loop: Loop): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of loop) {
    const [x, y] = [xy[point * 2] ?? 0, xy[point * 2 + 1] ?? 0];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/**
 * A point at half the height of a loop, between whole nanometres, so that no vertex lies at that
 * height.
 */
function pointWithin(xy: Int32Array, loop: Loop): readonly [x: number, y: number] {
  const [, bottom, , top] = boxOf(xy, loop);
  const y = Math.floor((bottom + top) / 2) + 0.5;
  const [first = 0, second = first] = crossingsAt(xy, loop, y).sort((one, other) => one - other);
  return [(first + second) / 2, y];
}

/** Where the edges of a loop cross a height without vertices. */
function crossingsAt(xy: Int32Array, loop: Loop, y: number): number[] {
  const crossings: number[] = [];
  loop.forEach((point, at) => {
    const next = loop[(at + 1) % loop.length] ?? point;
    const [y1, y2] = [xy[point * 2 + 1] ?? 0, xy[next * 2 + 1] ?? 0];
    if (y1 > y === y2 > y) return;
    const [x1, x2] = [xy[point * 2] ?? 0, xy[next * 2] ?? 0];
    crossings.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
  });
  return crossings;
}

function pairsOf(xy: Int32Array, points: Loop): Int32Array {
  const ring = new Int32Array(points.length * 2);
  points.forEach((point, at) => {
    ring[at * 2] = xy[point * 2] ?? 0;
    ring[at * 2 + 1] = xy[point * 2 + 1] ?? 0;
  });
  return ring;
}

/** Loops of a ring after slits are removed. */
function loopsOf(xy: Int32Array, from: number, count: number): number[][] {
  const ids = numberPoints(xy, from, count);
  const isLeft = withoutSlits(ids);
  // Edges that begin at a point: a linked list through `others`.
  const firstAt = new Int32Array(count).fill(-1);
  const others = new Int32Array(count).fill(-1);
  for (let at = count - 1; at >= 0; at--) {
    if (isLeft[at] !== 1) continue;
    const id = ids[at] ?? 0;
    others[at] = firstAt[id] ?? -1;
    firstAt[id] = at;
  }
  const loops: number[][] = [];
  for (let start = 0; start < count; start++) {
    const loop: number[] = [];
    for (let at = start; at >= 0 && isLeft[at] === 1;) {
      isLeft[at] = 0;
      loop.push(from + at);
      at = (at + 1) % count;
      if (isLeft[at] === 1) continue;
      const id = ids[at] ?? 0;
      at = firstAt[id] ?? -1;
      while (at >= 0 && isLeft[at] !== 1) at = others[at] ?? -1;
      firstAt[id] = at;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** The writer rounds both ends of a slit; points closer than a micrometre are equal. */
const roundingBits = 10;

/** Numbers the points of a ring from 0 on; equal points get the same number. */
function numberPoints(xy: Int32Array, from: number, count: number): Int32Array {
  const numbers = new PairNumbers(count);
  const ids = new Int32Array(count);
  for (let at = 0; at < count; at++)
    ids[at] = numbers.add(
      (xy[(from + at) * 2] ?? 0) >> roundingBits,
      (xy[(from + at) * 2 + 1] ?? 0) >> roundingBits,
    );
  return ids;
}

/** 1 for each edge (from its point to the next) that no other edge retraces. */
function withoutSlits(ids: Int32Array): Uint8Array {
  const isLeft = new Uint8Array(ids.length).fill(1);
  const edges = new PairNumbers(ids.length);
  /** Position of each edge at its first occurrence; -1 once its twin is found. */
  const places = new Int32Array(ids.length);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    const next = ids[(at + 1) % ids.length] ?? 0;
    const twin = edges.find(next, id);
    const place = twin < 0 ? -1 : (places[twin] ?? -1);
    if (id === next) isLeft[at] = 0;
    else if (place < 0) places[edges.add(id, next)] = at;
    else {
      isLeft[at] = 0;
      isLeft[place] = 0;
      places[twin] = -1;
    }
  }
  return isLeft;
}

function areaOf(xy: Int32Array, loop: Loop): number {
  let twice = 0;
  loop.forEach((point, at) => {
    const next = loop[(at + 1) % loop.length] ?? point;
    twice +=
      (xy[point * 2] ?? 0) * (xy[next * 2 + 1] ?? 0) -
      (xy[next * 2] ?? 0) * (xy[point * 2 + 1] ?? 0);
  });
  return twice / 2;
}
