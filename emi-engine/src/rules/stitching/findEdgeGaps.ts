import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { nearestOnSegment } from '../../geometry/distances.ts';
import { type Board } from '../../model/Board.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Draft } from '../Rule.ts';
import { type GroundPair } from './groundPairs.ts';
import { isAbove } from '../isBeyond.ts';

/** Usual distance of planes from the edge; the searched band starts there. */
const inset = 1_000_000;

/**
 * Parts of the board's edge without a via between two ground planes: longer than `limit` between
 * vias in a band along the edge, where both planes reach it. A board of several pieces has several
 * edges.
 */
export function findEdgeGaps(
  view: BoardView,
  pair: GroundPair,
  limit: number,
  bandMm: number,
): Draft[] {
  return outerRings(view.board).flatMap((ring) => findAlong(view, pair, ring, limit, bandMm));
}

function findAlong(
  view: BoardView,
  { net, upper, lower, joins }: GroundPair,
  ring: readonly Corner[],
  ...[limit, bandMm]: readonly [limit: number, bandMm: number]
): Draft[] {
  const { holes } = view.board;
  const placeOn = placesOn(ring);
  const band = bandMm * nmOfMm + inset;
  const places = [...view.holesOf(net)]
    .filter(joins)
    .flatMap((hole) => placeOn(holes.xy[hole * 2] ?? 0, holes.xy[hole * 2 + 1] ?? 0, band))
    .sort((one, other) => one - other);
  const total = ring.at(-1)?.along ?? 0;
  const [first = 0] = places;
  const starts = places.length > 0 ? places : [0];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? first + total;
    const measured = (end - start) / nmOfMm;
    if (!isAbove(measured, limit)) return [];
    const [x, y] = pointAt(ring, ((start + end) / 2) % total);
    const isReached = [upper, lower].every((layer) =>
      view.copperOf(layer).hasNear(x, y, band, (other) => other === net),
    );
    if (!isReached) return [];
    return [
      {
        ...{ net, layer: upper, x, y, measured, limit, unit: 'mm' as const },
        ...{ limitIs: 'most' as const, atMost: 'warning' as const },
        atBest: view.frequencyConfidence,
        message: say('R10.edge', {
          net: view.nameOf(net),
          length: mmText(end - start, limit * nmOfMm),
        }),
        advice: say('R10.edgeAdvice'),
        paths: [pathAlong(ring, start, end, total)],
      },
    ];
  });
}

/** A corner of the edge, and its position along the edge. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly along: number;
}

/** The outer rings of the outline, each with its first corner repeated at the end. */
function outerRings({ outline: { box, surfaces } }: Board): Corner[][] {
  const [xMin, yMin, xMax, yMax] = box;
  if (surfaces.count === 0) return [cornersOf([xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax])];
  const { points, holes, xy } = surfaces;
  return Array.from(holes).flatMap((isHole, ring) =>
    isHole === 1
      ? []
      : [cornersOf([...xy.subarray((points[ring] ?? 0) * 2, (points[ring + 1] ?? 0) * 2)])],
  );
}

function cornersOf(xy: readonly number[]): Corner[] {
  const ring: Corner[] = [];
  let along = 0;
  for (let at = 0; at <= xy.length; at += 2) {
    const x = xy[at % xy.length] ?? 0;
    const y = xy[(at + 1) % xy.length] ?? 0;
    const last = ring.at(-1);
    if (last) along += distance(last.x, last.y, x, y);
    ring.push({ x, y, along });
  }
  return ring;
}

/** Projects a point onto the edge and returns the position along it; undefined beyond `most`. */
function placesOn(ring: readonly Corner[]): (x: number, y: number, most: number) => number[] {
  const edges = Int32Array.from(
    ring.slice(1).flatMap(({ x, y }, at) => [ring[at]?.x ?? x, ring[at]?.y ?? y, x, y]),
  );
  const index = BoxIndex.ofSegments(edges);
  return (x, y, most) => {
    let best = { edge: -1, along: 0, away: Infinity };
    index.search([x, y, x, y], most, (edge) => {
      const [from, to] = [ring[edge], ring[edge + 1]];
      if (!from || !to) return;
      const near = nearestOnSegment(x, y, from.x, from.y, to.x, to.y);
      // Among equally near edges the first counts, in whatever order they are found.
      const isNearer =
        near.distance < best.away || (near.distance === best.away && edge < best.edge);
      if (near.distance > most || !isNearer) return;
      const along = from.along + distance(from.x, from.y, near.x, near.y);
      best = { edge, along, away: near.distance };
    });
    return best.edge < 0 ? [] : [best.along];
  };
}

/** Index of the first corner at or after a position. */
function cornerFrom(ring: readonly Corner[], along: number): number {
  let [low, high] = [0, ring.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ring[middle]?.along ?? 0) < along) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pointAt(ring: readonly Corner[], along: number): readonly [x: number, y: number] {
  const next = cornerFrom(ring, along);
  const to = ring[Math.max(1, next)] ?? { x: 0, y: 0, along: 0 };
  const from = ring[Math.max(1, next) - 1] ?? to;
  const share = to.along > from.along ? (along - from.along) / (to.along - from.along) : 0;
  return [
    Math.round(from.x + (to.x - from.x) * share),
    Math.round(from.y + (to.y - from.y) * share),
  ];
}

/** The edge between two positions, which may wrap around its first corner. */
function pathAlong(ring: readonly Corner[], start: number, end: number, total: number): Int32Array {
  const corners = [0, total].flatMap((turn) =>
    ring
      .slice(
        cornerFrom(ring, start - turn),
        Math.min(ring.length - 1, cornerFrom(ring, end - turn)),
      )
      .filter(({ along }) => along + turn > start)
      .flatMap(({ x, y }) => [x, y]),
  );
  return Int32Array.from([
    ...pointAt(ring, start % total),
    ...corners,
    ...pointAt(ring, end % total),
  ]);
}
