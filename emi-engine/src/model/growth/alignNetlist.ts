import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { type Netlist } from '../../odb/eda/Netlist.ts';
import { type CopperLayer } from '../CopperLayer.ts';
import { type Holes } from '../Holes.ts';

/** Rounding tolerance between a point and the center of its pad or hole. */
const tolerance = 20_000;
/** Points that are checked, and the share of them that has to lie on pads or holes. */
const mostPoints = 5000;
const enough = 0.8;

/**
 * Finds the shift that moves the points of a net list onto the pads and holes: none, or the
 * distance between the lower left corners of both. KiCad 9 shifts net lists.
 *
 * @returns undefined if the points fit neither way
 */
export function alignNetlist(
  { points }: Netlist,
  copper: readonly CopperLayer[],
  holes: Holes,
): readonly [x: number, y: number] | undefined {
  const places = Int32Array.from(
    [...copper.map(({ pads }) => pads.xy), holes.xy].flatMap((xy) => [...xy]),
  );
  if (places.length === 0 || points.count === 0) return undefined;
  const index = BoxIndex.ofPoints(places);
  const step = Math.ceil(points.count / mostPoints);
  const fits = ([dx, dy]: readonly [number, number]) => {
    let [hits, tried] = [0, 0];
    for (let point = 0; point < points.count; point += step) {
      const x = (points.xy[point * 2] ?? 0) + dx;
      const y = (points.xy[point * 2 + 1] ?? 0) + dy;
      tried += 1;
      if (index.nearest(x, y, tolerance) !== undefined) hits += 1;
    }
    return hits >= tried * enough;
  };
  const [x, y] = lowest(points.xy);
  const [boardX, boardY] = lowest(places);
  return (
    [
      [0, 0],
      [boardX - x, boardY - y],
    ] as const
  ).find(fits);
}

function lowest(xy: Int32Array): readonly [x: number, y: number] {
  let [x, y] = [Infinity, Infinity];
  for (let at = 0; at < xy.length; at += 2) {
    x = Math.min(x, xy[at] ?? 0);
    y = Math.min(y, xy[at + 1] ?? 0);
  }
  return [x, y];
}
