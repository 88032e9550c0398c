import { IslandIndex } from '../../copper/IslandIndex.ts';
import { type Island } from '../../copper/islands.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { noNet } from '../../odb/eda/EdaData.ts';
import { placePolygon } from '../../odb/symbols/placePolygon.ts';
import { type Box } from '../../odb/symbols/SymbolShape.ts';
import { type BoardView } from '../BoardView.ts';

/** Distance of the sample points on an outline: less than the width of a spoke. */
const stepNm = 100_000;

type Points = Iterable<readonly [x: number, y: number]>;

/**
 * Islands of a layer without contact to a pad, a line, or an island with contact. Pads are sampled
 * along their outlines, since the spokes of a thermal relief end there.
 */
export function findUnconnected(
  view: BoardView,
  layer: CopperLayer,
  islands: readonly Island[],
): Island[] {
  const index = new IslandIndex(layer.areas, islands);
  const isTouched = new Uint8Array(islands.length);
  const nets = islands.map(({ area }) => layer.areas.nets[area] ?? -1);
  const touch = (net: number, box: Box, margin: number, points: () => Points) => {
    const candidates = index.near(box, margin).filter((island) => {
      const own = nets[island] ?? -1;
      // Copper of another net cannot touch it; an island without a net may touch any.
      const mayTouch = own === net || own < 0 || view.board.nets[own]?.name === noNet;
      return mayTouch && isTouched[island] === 0;
    });
    for (const island of candidates)
      for (const [x, y] of points())
        if (index.holds(island, x, y)) {
          isTouched[island] = 1;
          break;
        }
  };
  const { pads, segments } = layer;
  for (let pad = 0; pad < pads.count; pad++) {
    if (pads.negative[pad] === 1) continue;
    const [x = 0, y = 0] = pads.xy.subarray(pad * 2, pad * 2 + 2);
    const reach = reachOf(view, layer, pad);
    touch(pads.nets[pad] ?? -1, [x, y, x, y], reach, () => padPoints(view, layer, pad));
  }
  for (let segment = 0; segment < segments.count; segment++) {
    if (segments.negative[segment] === 1) continue;
    const [xs = 0, ys = 0, xe = 0, ye = 0] = segments.xy.subarray(segment * 4, segment * 4 + 4);
    const box: Box = [xs, ys, xe, ye];
    touch(segments.nets[segment] ?? -1, box, 0, () => strokePoints(segments.xy, segment));
  }
  joinOverlapping(index, islands, isTouched);
  return islands.filter((_, island) => isTouched[island] === 0);
}

/**
 * Joins islands that overlap, directly or through others, so that contact of one counts for all.
 */
function joinOverlapping(
  index: IslandIndex,
  islands: readonly Island[],
  isTouched: Uint8Array,
): void {
  const neighbors = new Map<number, number[]>();
  const joined: number[] = [];
  islands.forEach(({ box }, island) => {
    if (isTouched[island] === 1) return;
    const beside = index.near(box).filter((other) => other !== island);
    const overlapping = beside.filter((other) => index.overlap(island, other));
    neighbors.set(island, overlapping);
    if (overlapping.some((other) => isTouched[other] === 1)) joined.push(island);
  });
  for (let island = joined.pop(); island !== undefined; island = joined.pop()) {
    if (isTouched[island] === 1) continue;
    isTouched[island] = 1;
    for (const neighbor of neighbors.get(island) ?? []) joined.push(neighbor);
  }
}

/** The center of a pad and sample points along its outline. */
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

/** Sample points from one to another, both included. */
function* between(xy: Int32Array, one: number, other: number) {
  const x = xy[one * 2] ?? 0;
  const y = xy[one * 2 + 1] ?? 0;
  const dx = (xy[other * 2] ?? 0) - x;
  const dy = (xy[other * 2 + 1] ?? 0) - y;
  const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / stepNm));
  for (let step = 0; step <= steps; step++)
    yield [x + (dx * step) / steps, y + (dy * step) / steps] as const;
}

/** Largest extent of a pad from its center, in any rotation. */
function reachOf({ board }: BoardView, { pads }: CopperLayer, pad: number): number {
  const { box } = board.shapes[pads.shapes[pad] ?? -1] ?? { box: [0, 0, 0, 0] };
  const scale = (pads.scales[pad] ?? 1000) / 1000;
  return Math.ceil(Math.max(...box.map(Math.abs)) * scale * Math.SQRT2);
}
