import { distanceOfSegments, endsAt, type Ends } from '../../geometry/distances.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { planeCover } from '../plane-gap/ReturnCover.ts';

/** Distance of the points from which both sides are probed. */
const stepNm = 500_000;
/** Points along a probe that are checked for ground areas. */
const probePoints = 8;
/** Largest half width of a ground trace: wider than 4 mm, it counts as an area. */
const widestHalf = 2_000_000;

/** Share of a net's traces with ground on both sides. */
interface Sides {
  readonly lengthMm: number;
  readonly share: number;
  /** Share that has neither that nor a plane above or below it. */
  readonly exposedShare: number;
  /** Share with a ground trace on a side at least. */
  readonly begunShare: number;
  /** The longest segment without ground on both sides. */
  readonly longest: { readonly layer: number; readonly xy: Int32Array };
  /** Ground traces found, as rows of the segments of their layers. */
  readonly guards: readonly { readonly layer: number; readonly row: number }[];
}

/**
 * Probes both sides of a net's traces for ground on the same layer, up to `widths` trace widths
 * from their edges.
 */
export function probeSides(view: BoardView, net: number, widths: number): Sides {
  const guards = new Map<string, { layer: number; row: number }>();
  let [length, guarded, exposed, begun, worst] = [0, 0, 0, 0, -1];
  let longest: Sides['longest'] = { layer: -1, xy: new Int32Array() };
  for (const { index, segments } of view.board.copper) {
    const groundReach = Math.min(widestHalf, Math.ceil(view.widestGroundOf(index) / 2));
    const planes = view.referencesOf(index).map(({ layer }) => planeCover(view, layer));
    for (const row of view.segmentsOf(net, index)) {
      const ends = endsAt(segments.xy, row);
      const size = distance(...ends);
      if (size === 0) continue;
      const width = segments.widths[row] ?? 0;
      const steps = Math.max(1, Math.ceil(size / stepNm));
      const [dx, dy] = [(ends[2] - ends[0]) / size, (ends[3] - ends[1]) / size];
      let [held, bare, beside] = [0, 0, 0];
      for (let step = 0; step < steps; step++) {
        const at = ((step + 0.5) / steps) * size;
        const [x, y] = [ends[0] + dx * at, ends[1] + dy * at];
        const met = [1, -1].map((side) => {
          const reach = side * (width / 2 + widths * width);
          const probe = [x, y, x - dy * reach, y + dx * reach] as const;
          const found = groundAlong(view, index, probe, groundReach);
          if (found >= 0) guards.set(`${index} ${found}`, { layer: index, row: found });
          return found;
        });
        if (!met.includes(nothing)) held += 1;
        else if (!planes.some((isPlane) => isPlane(x, y))) bare += 1;
        if (met.some((found) => found >= 0)) beside += 1;
      }
      length += size;
      guarded += (size * held) / steps;
      exposed += (size * bare) / steps;
      begun += (size * beside) / steps;
      const open = size * (1 - held / steps);
      if (open > worst) {
        worst = open;
        longest = { layer: index, xy: Int32Array.from(ends) };
      }
    }
  }
  const shareOf = (part: number) => (length > 0 ? part / length : 0);
  return {
    ...{ lengthMm: length / nmOfMm, share: shareOf(guarded), longest },
    ...{ exposedShare: shareOf(exposed), begunShare: shareOf(begun) },
    guards: [...guards.values()],
  };
}

/** Result of `groundAlong` if a probe finds no ground; -1 is a ground area. */
const nothing = -2;

/**
 * The ground that a probe meets: a row of the layer's segments, -1 for an area.
 *
 * @param groundReach largest half width of the layer's ground traces
 */
function groundAlong(view: BoardView, layer: number, probe: Ends, groundReach: number): number {
  const segments = view.board.copper[layer]?.segments;
  const [xs, ys, xe, ye] = probe;
  const rows = view.copperOf(layer);
  let met = nothing;
  if (segments)
    view.segmentIndexOf(layer).search(probe, groundReach, (row) => {
      if (met >= 0 || !view.isGround(segments.nets[row] ?? -1)) return;
      const { distance: away } = distanceOfSegments(probe, endsAt(segments.xy, row));
      if (away <= (segments.widths[row] ?? 0) / 2) met = row;
    });
  if (met >= 0) return met;
  for (let point = 1; point <= probePoints; point++) {
    const share = point / probePoints;
    const net = rows.netAt(xs + (xe - xs) * share, ys + (ye - ys) * share);
    if (net >= 0 && view.isGround(net)) return -1;
  }
  return nothing;
}
