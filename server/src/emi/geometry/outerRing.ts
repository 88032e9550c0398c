import { PairNumbers } from './PairNumbers.ts';

/**
 * The outer contour of a ring, as `x y` pairs. Writers that have no holes lead the contour along a
 * slit into each hole and back: edges that run both ways are such slits; without them the ring
 * falls into loops, of which the largest is the outer one.
 *
 * @param from its points are `from` up to `to` of `xy`
 */
export function outerRing(xy: Int32Array, from: number, to: number): Int32Array {
  const loop = largestLoop(xy, loopsOf(xy, from, to - from));
  const ring = new Int32Array(loop.length * 2);
  loop.forEach((point, at) => {
    ring[at * 2] = xy[point * 2] ?? 0;
    ring[at * 2 + 1] = xy[point * 2 + 1] ?? 0;
  });
  return ring;
}

function largestLoop(xy: Int32Array, loops: readonly (readonly number[])[]): readonly number[] {
  let [largest, most]: [readonly number[], number] = [[], -1];
  for (const loop of loops) {
    const area = Math.abs(areaOf(xy, loop));
    if (area > most) [largest, most] = [loop, area];
  }
  return largest;
}

/** Loops of points that are left of a ring without the edges that run both ways. */
function loopsOf(xy: Int32Array, from: number, count: number): number[][] {
  const ids = numberPoints(xy, from, count);
  const isLeft = withoutSlits(ids);
  // Edges that begin at a point, as a chain through `others` from the first of them on.
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

/** Both ends of a slit are rounded by the writer; a micrometre tells them from other points. */
const roundingBits = 10;

/** Numbers the points of a ring from 0 on, equal points alike. */
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

/** 1 for each edge (from its point to the next) that does not run back along another one. */
function withoutSlits(ids: Int32Array): Uint8Array {
  const isLeft = new Uint8Array(ids.length).fill(1);
  const edges = new PairNumbers(ids.length);
  /** Of each edge that is met for the first time, where; -1 once it has a twin. */
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

function areaOf(xy: Int32Array, loop: readonly number[]): number {
  let twice = 0;
  loop.forEach((point, at) => {
    const next = loop[(at + 1) % loop.length] ?? point;
    twice +=
      (xy[point * 2] ?? 0) * (xy[next * 2 + 1] ?? 0) -
      (xy[next * 2] ?? 0) * (xy[point * 2 + 1] ?? 0);
  });
  return twice / 2;
}
