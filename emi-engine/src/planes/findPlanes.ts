import { surfaceAreaMm2 } from '../geometry/surfaceArea.ts';
import { BoxIndex } from '../geometry/BoxIndex.ts';
import { type Board } from '../model/Board.ts';
import { holeKind } from '../model/Holes.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { type CopperLayer } from '../model/CopperLayer.ts';

/** Names of thermal reliefs: `thr…`, `ths…`, `rc_ths…`, `s_tho…`. */
const thermal = /^(?:[a-z]+_)?th[rso]/;
/** Share of the outline that the areas of a plane layer cover at least. */
export const planeShare = 0.4;

/** A copper layer as a plane. */
export interface Plane {
  readonly isPlane: boolean;
  /** Net of the largest share of its area, -1 for none. */
  readonly net: number;
  /** Area of each net on it in mm², from its areas; -1 is copper without a net. */
  readonly areas: ReadonlyMap<number, number>;
}

/**
 * Tells of each copper layer whether it is a plane: its positive areas cover at least 40 % of the
 * outline. Layer types do not tell, since KiCad and Altium declare planes as signal layers. A
 * negative layer is a plane unless its features erase too much.
 */
export function findPlanes(board: Board): Plane[] {
  const { copper, outline } = board;
  return copper.map((layer) => {
    const areas = areasOf(layer);
    const sum = [...areas.values()].reduce((total, area) => total + area, 0);
    const covered = layer.isNegative ? outline.areaMm2 - sum : sum;
    const isPlane = outline.areaMm2 > 0 && covered >= planeShare * outline.areaMm2;
    if (layer.isNegative) return { isPlane, net: netOfNegative(board, layer), areas: new Map() };
    return { isPlane, net: largest(areas), areas };
  });
}

function areasOf({ areas }: CopperLayer): Map<number, number> {
  const sums = new Map<number, number>();
  for (let area = 0; area < areas.count; area++) {
    if (areas.negative[area] === 1) continue;
    const net = areas.nets[area] ?? -1;
    sums.set(net, (sums.get(net) ?? 0) + surfaceAreaMm2(areas, area));
  }
  return sums;
}

function largest(areas: ReadonlyMap<number, number>): number {
  let [best, most] = [-1, 0];
  for (const [net, area] of areas) if (area > most) [best, most] = [net, area];
  return best;
}

/**
 * Finds the net of a negative layer: by the layer's name, else by the holes without a clearance and
 * those with a thermal relief.
 */
function netOfNegative({ nets, holes, shapes }: Board, { name, index, pads }: CopperLayer): number {
  const named = nets.findIndex((net) => net.name.toLowerCase() === name.toLowerCase());
  if (named >= 0) return named;
  const clearances = BoxIndex.ofPoints(
    pads.xy,
    Int32Array.from({ length: pads.count }, (_, pad) => pad).filter(
      (pad) => !thermal.test(shapes[pads.shapes[pad] ?? -1]?.name ?? ''),
    ),
  );
  const counts = new Map<number, number>();
  for (let hole = 0; hole < holes.count; hole++) {
    const net = holes.nets[hole] ?? -1;
    const isThere = index >= (holes.from[hole] ?? 0) && index <= (holes.to[hole] ?? 0);
    if (net < 0 || nets[net]?.name === noNet || !isThere || holes.kinds[hole] === holeKind.unplated)
      continue;
    const [x = 0, y = 0] = holes.xy.subarray(hole * 2, hole * 2 + 2);
    if (clearances.nearest(x, y, (holes.diameters[hole] ?? 0) / 2) === undefined)
      counts.set(net, (counts.get(net) ?? 0) + 1);
  }
  return largest(counts);
}
