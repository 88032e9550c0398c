import { say } from '../../findings/say.ts';
import { nearestOnSegment } from '../../geometry/distances.ts';
import { type Board } from '../../model/Board.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Draft } from '../Rule.ts';
import { type GroundPair } from './groundPairs.ts';

/** How far planes usually keep from the edge; the band lies behind that. */
const inset = 1_000_000;

/**
 * Stretches of the board's edge along which no via joins two ground planes: longer than `limit`
 * from via to via, of those in a band along the edge, where both planes reach it.
 */
export function findEdgeGaps(
  view: BoardView,
  { net, upper, lower, joins }: GroundPair,
  limit: number,
  bandMm: number,
): Draft[] {
  const { holes } = view.board;
  const ring = outerRing(view.board);
  const band = bandMm * nmOfMm + inset;
  const places = [...view.holesOf(net)]
    .filter(joins)
    .map((hole) => placeOn(ring, holes.xy[hole * 2] ?? 0, holes.xy[hole * 2 + 1] ?? 0))
    .filter(({ away }) => away <= band)
    .map(({ along }) => along)
    .sort((one, other) => one - other);
  const total = ring.at(-1)?.along ?? 0;
  const [first = 0] = places;
  const starts = places.length > 0 ? places : [0];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? first + total;
    const measured = (end - start) / nmOfMm;
    const [x, y] = pointAt(ring, ((start + end) / 2) % total);
    const isReached = [upper, lower].every((layer) =>
      view.copperOf(layer).hasNear(x, y, band, (other) => other === net),
    );
    if (measured <= limit || !isReached) return [];
    return [
      {
        ...{ net, layer: upper, x, y, measured, limit, unit: 'mm' as const },
        ...{ limitIs: 'most' as const, atMost: 'warning' as const },
        message: say('R10.edge', { net: view.nameOf(net), length: mmText(end - start) }),
        advice: say('R10.edgeAdvice'),
        paths: [pathAlong(ring, start, end, total)],
      },
    ];
  });
}

/** A corner of the edge, and how far along the edge it lies. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly along: number;
}

/** The outer ring of the outline, its first corner again at the end. */
function outerRing({ outline: { box, surfaces } }: Board): Corner[] {
  const [xMin, yMin, xMax, yMax] = box;
  const xy =
    surfaces.count > 0
      ? [...surfaces.xy.subarray(0, (surfaces.points[1] ?? 0) * 2)]
      : [xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax];
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

/** Where on the edge a point lies nearest to, and how far away. */
function placeOn(ring: readonly Corner[], x: number, y: number): { along: number; away: number } {
  let best = { along: 0, away: Infinity };
  ring.slice(1).forEach((corner, index) => {
    const from = ring[index] ?? corner;
    const near = nearestOnSegment(x, y, from.x, from.y, corner.x, corner.y);
    if (near.distance < best.away)
      best = {
        along: from.along + distance(from.x, from.y, near.x, near.y),
        away: near.distance,
      };
  });
  return best;
}

function pointAt(ring: readonly Corner[], along: number): readonly [x: number, y: number] {
  const next = ring.findIndex((corner) => corner.along >= along);
  const to = ring[Math.max(1, next)] ?? { x: 0, y: 0, along: 0 };
  const from = ring[Math.max(1, next) - 1] ?? to;
  const share = to.along > from.along ? (along - from.along) / (to.along - from.along) : 0;
  return [
    Math.round(from.x + (to.x - from.x) * share),
    Math.round(from.y + (to.y - from.y) * share),
  ];
}

/** The edge from one place to another, which may lie beyond its first corner. */
function pathAlong(ring: readonly Corner[], start: number, end: number, total: number): Int32Array {
  const corners = [0, total].flatMap((turn) =>
    ring
      .slice(0, -1)
      .filter(({ along }) => along + turn > start && along + turn < end)
      .flatMap(({ x, y }) => [x, y]),
  );
  return Int32Array.from([
    ...pointAt(ring, start % total),
    ...corners,
    ...pointAt(ring, end % total),
  ]);
}
