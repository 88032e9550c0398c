import { surfaceAreaMm2 } from '../geometry/surfaceArea.ts';
import { type Board } from '../model/Board.ts';
import { type CopperLayer } from '../model/CopperLayer.ts';

/** Share of the outline that areas of a plane layer cover at least. */
export const planeShare = 0.4;

/** What a copper layer is as a plane. */
export interface Plane {
  readonly isPlane: boolean;
  /** Net of most of its area, -1 for none. */
  readonly net: number;
  /** Area of each net on it in mm², those of its areas; -1 is copper without a net. */
  readonly areas: ReadonlyMap<number, number>;
}

/**
 * Says of each copper layer whether it is a plane: its positive areas come to at least 40 % of the
 * outline. Types of layers do not tell, since KiCad and Altium call planes signal layers. A
 * negative layer is a plane unless features erase that much of it.
 */
export function findPlanes({ copper, outline, nets }: Board): Plane[] {
  return copper.map((layer) => {
    const areas = areasOf(layer);
    const sum = [...areas.values()].reduce((total, area) => total + area, 0);
    const covered = layer.isNegative ? outline.areaMm2 - sum : sum;
    const isPlane = outline.areaMm2 > 0 && covered >= planeShare * outline.areaMm2;
    if (layer.isNegative) return { isPlane, net: netByName(layer.name, nets), areas: new Map() };
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

/** Features of a negative layer are what its net is not, so only the layer's name can tell the net. */
function netByName(layer: string, nets: Board['nets']): number {
  const name = layer.toLowerCase();
  return nets.findIndex((net) => net.name.toLowerCase() === name);
}
