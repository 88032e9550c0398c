import { distance } from '../../odb/features/circle.ts';
import { placePolygon } from '../../odb/symbols/placePolygon.ts';
import { type BoardView } from '../BoardView.ts';
import { pinLayer, pinPoint } from '../pins.ts';

/** Tolerance between a pin and the center of its pad, for rounding and asymmetric shapes. */
const padTolerance = 100_000;

/**
 * Distance in nanometres of a point to the bounding rectangle of a pin's pad, 0 inside; without a
 * pad, to the pin itself.
 */
export function distanceToPad(view: BoardView, pin: number, x: number, y: number): number {
  const { board } = view;
  const [px, py] = pinPoint(board, pin);
  const layer = pinLayer(board, pin);
  const pads = board.copper[layer]?.pads;
  const row = view
    .padsOf(board.pins.nets[pin] ?? -1, layer)
    .find(
      (pad) => distance(pads?.xy[pad * 2] ?? 0, pads?.xy[pad * 2 + 1] ?? 0, px, py) <= padTolerance,
    );
  if (!pads || row === undefined) return distance(px, py, x, y);
  const placement = {
    ...{ x: pads.xy[row * 2] ?? 0, y: pads.xy[row * 2 + 1] ?? 0, angle: pads.angles[row] ?? 0 },
    ...{ scale: pads.scales[row] ?? 1000, isMirrored: pads.mirrored[row] === 1 },
  };
  const rings = (board.shapes[pads.shapes[row] ?? -1]?.polygons ?? []).flatMap(
    (polygon) => placePolygon(polygon, placement).rings,
  );
  const values = (axis: number) =>
    rings.flatMap((ring) => [...ring.filter((_, at) => at % 2 === axis)]);
  const away = ([least, most]: readonly [number, number], value: number) =>
    Math.max(0, least - value, value - most);
  const range = (axis: number, center: number) =>
    [Math.min(center, ...values(axis)), Math.max(center, ...values(axis))] as const;
  return distance(0, 0, away(range(0, px), x), away(range(1, py), y));
}
