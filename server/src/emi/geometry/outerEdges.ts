import { type Surfaces } from '../odb/features/Features.ts';
import { Int32List } from '../odb/text/NumberLists.ts';
import { pointKey } from './pointKey.ts';

/**
 * The outer edges of a surface (`xs ys xe ye` each), without those of its holes. Writers that have
 * no holes lead the contour along a slit into each hole and back: edges that run both ways are
 * such slits; without them the ring falls into loops, of which the largest is the outer one.
 */
export function outerEdges(surfaces: Surfaces, surface: number, add: Int32List): void {
  const { rings, holes, points, xy } = surfaces;
  for (let ring = rings[surface] ?? 0; ring < (rings[surface + 1] ?? 0); ring++) {
    if (holes[ring] === 1) continue;
    const from = points[ring] ?? 0;
    const loops = loopsOf(xy, from, (points[ring + 1] ?? 0) - from);
    const outer = largestLoop(xy, loops);
    outer.forEach((point, at) => {
      const next = outer[(at + 1) % outer.length] ?? point;
      for (const end of [point, next]) {
        add.push(xy[end * 2] ?? 0);
        add.push(xy[end * 2 + 1] ?? 0);
      }
    });
  }
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
  const keys = Array.from({ length: count }, (_, at) =>
    pointKey(xy[(from + at) * 2] ?? 0, xy[(from + at) * 2 + 1] ?? 0),
  );
  const isLeft = withoutSlits(keys);
  const startingAt = new Map<number, number[]>();
  for (let at = count - 1; at >= 0; at--) {
    if (isLeft[at] !== 1) continue;
    const known = startingAt.get(keys[at] ?? 0);
    if (known) known.push(at);
    else startingAt.set(keys[at] ?? 0, [at]);
  }
  const loops: number[][] = [];
  for (let start = 0; start < count; start++) {
    if (isLeft[start] !== 1) continue;
    const loop: number[] = [];
    for (let at: number | undefined = start; at !== undefined && isLeft[at] === 1;) {
      isLeft[at] = 0;
      loop.push(from + at);
      const next: number = (at + 1) % count;
      at = isLeft[next] === 1 ? next : takeLeft(startingAt.get(keys[next] ?? 0), isLeft);
    }
    loops.push(loop);
  }
  return loops;
}

function takeLeft(edges: number[] | undefined, isLeft: Uint8Array): number | undefined {
  while (edges && edges.length > 0) {
    const edge = edges.pop();
    if (edge !== undefined && isLeft[edge] === 1) return edge;
  }
  return undefined;
}

/** 1 for each edge (from its point to the next) that does not run back along another one. */
function withoutSlits(keys: readonly number[]): Uint8Array {
  const isLeft = new Uint8Array(keys.length).fill(1);
  const waiting = new Map<number, Map<number, number[]>>();
  keys.forEach((key, at) => {
    const next = keys[(at + 1) % keys.length] ?? key;
    if (key === next) {
      isLeft[at] = 0;
      return;
    }
    const twin = waiting.get(next)?.get(key)?.pop();
    if (twin !== undefined) {
      isLeft[at] = 0;
      isLeft[twin] = 0;
      return;
    }
    const known = waiting.get(key) ?? new Map<number, number[]>();
    waiting.set(key, known);
    known.set(next, [...(known.get(next) ?? []), at]);
  });
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
