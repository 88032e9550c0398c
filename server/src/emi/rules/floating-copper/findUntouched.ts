import { holdsPoint, type Island } from '../../geometry/islands.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { noNet } from '../../odb/eda/EdaData.ts';
import { placePolygon } from '../../odb/symbols/placePolygon.ts';
import { type Box } from '../../odb/symbols/SymbolShape.ts';
import { type BoardView } from '../BoardView.ts';

/** How close the points are with which an outline is tried: less than a spoke is wide. */
const stepNm = 100_000;

/**
 * Islands of a layer that no pad and no line touches, and no island that one does. Pads are tried
 * along their outlines, since the spokes of a thermal relief end there.
 */
export function findUntouched(
  view: BoardView,
  layer: CopperLayer,
  islands: readonly Island[],
): Island[] {
  const { areas, pads, segments } = layer;
  const reach = largestPad(view, layer);
  const isHeld = (island: Island, points: Iterable<readonly [number, number]>) => {
    for (const [x, y] of points) if (holdsPoint(areas, island, x, y)) return true;
    return false;
  };
  const isTouched = (island: Island) => {
    const net = areas.nets[island.area] ?? -1;
    // What belongs to another net cannot touch it; an island without a net may touch any.
    const isBare = net < 0 || view.board.nets[net]?.name === noNet;
    return (
      (isBare ? rowsUpTo(pads.count) : view.padsOf(net, layer.index)).some(
        (pad) =>
          pads.negative[pad] === 0 &&
          isNear(island.box, pads.xy[pad * 2] ?? 0, pads.xy[pad * 2 + 1] ?? 0, reach) &&
          isHeld(island, padPoints(view, layer, pad)),
      ) ||
      (isBare ? rowsUpTo(segments.count) : view.segmentsOf(net, layer.index)).some(
        (segment) =>
          segments.negative[segment] === 0 && isHeld(island, strokePoints(segments.xy, segment)),
      )
    );
  };
  const touched = islands.filter(isTouched);
  let rest = islands.filter((island) => !touched.includes(island));
  // An island may be joined to another one only by overlapping it.
  for (let count = -1; count !== rest.length;) {
    count = rest.length;
    rest = rest.filter((island) => {
      const isJoined = touched.some(
        (other) =>
          isHeld(other, ringPoints(areas, island)) || isHeld(island, ringPoints(areas, other)),
      );
      if (isJoined) touched.push(island);
      return !isJoined;
    });
  }
  return rest;
}

function rowsUpTo(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, row) => row);
}

function isNear([xMin, yMin, xMax, yMax]: Box, x: number, y: number, reach: number): boolean {
  return x >= xMin - reach && x <= xMax + reach && y >= yMin - reach && y <= yMax + reach;
}

/** The center of a pad and points along its outline. */
function* padPoints({ board }: BoardView, { pads }: CopperLayer, pad: number) {
  const x = pads.xy[pad * 2] ?? 0;
  const y = pads.xy[pad * 2 + 1] ?? 0;
  yield [x, y] as const;
  const placement = {
    ...{ x, y, angle: pads.angles[pad] ?? 0, scale: pads.scales[pad] ?? 1000 },
    isMirrored: pads.mirrored[pad] === 1,
  };
  for (const polygon of board.shapes[pads.shapes[pad] ?? -1]?.polygons ?? [])
    for (const ring of placePolygon(polygon, placement).rings) {
      const count = ring.length / 2;
      for (let at = 0; at < count; at++) yield* between(ring, at, (at + 1) % count);
    }
}

function* strokePoints(xy: Int32Array, segment: number) {
  yield* between(xy, segment * 2, segment * 2 + 1);
}

function* ringPoints({ points, xy }: CopperLayer['areas'], { from }: Island) {
  const [start = 0, end = 0] = points.subarray(from, from + 2);
  for (let at = start; at < end; at++) yield [xy[at * 2] ?? 0, xy[at * 2 + 1] ?? 0] as const;
}

/** Points from one to another, both included. */
function* between(xy: Int32Array, one: number, other: number) {
  const x = xy[one * 2] ?? 0;
  const y = xy[one * 2 + 1] ?? 0;
  const dx = (xy[other * 2] ?? 0) - x;
  const dy = (xy[other * 2 + 1] ?? 0) - y;
  const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / stepNm));
  for (let step = 0; step <= steps; step++)
    yield [x + (dx * step) / steps, y + (dy * step) / steps] as const;
}

/** How far the largest pad reaches from its center. */
function largestPad({ board }: BoardView, { pads }: CopperLayer): number {
  let reach = 0;
  for (let pad = 0; pad < pads.count; pad++) {
    const { box } = board.shapes[pads.shapes[pad] ?? -1] ?? { box: [0, 0, 0, 0] };
    const scale = (pads.scales[pad] ?? 1000) / 1000;
    reach = Math.max(reach, ...box.map((value) => Math.abs(value) * scale * Math.SQRT2));
  }
  return Math.ceil(reach);
}
