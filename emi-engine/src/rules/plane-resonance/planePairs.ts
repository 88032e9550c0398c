import { type BoardView } from '../BoardView.ts';
import { findOverlaps, type PlaneOverlap } from '../plane-cells/PlaneOverlap.ts';

/** Copper of one net on one layer. */
interface NetOnLayer {
  readonly layer: number;
  readonly net: number;
}

/** A power and a ground plane on adjacent copper layers. */
export interface PlanePair {
  readonly power: NetOnLayer;
  readonly ground: NetOnLayer;
  readonly permittivity: number;
  readonly overlap: PlaneOverlap;
}

/**
 * Pairs of overlapping power and ground planes on adjacent layers, from the top down.
 *
 * @param cell size of the overlap cells in nanometres
 */
export function planePairs(view: BoardView, cell: number): PlanePair[] {
  const { dielectrics } = view.board.stackup;
  return dielectrics.flatMap(({ permittivity }, upper) => {
    const lower = upper + 1;
    if (!view.planes[upper]?.isPlane || !view.planes[lower]?.isPlane) return [];
    const nets = [view.planeNetsOf(upper), view.planeNetsOf(lower)] as const;
    return findOverlaps(view, [upper, lower], nets, cell).flatMap((overlap) => {
      const ends = overlap.nets.map((net, at) => ({ net, layer: upper + at }));
      const power = ends.find(({ net }) => view.classes[net]?.netClass === 'power');
      const ground = ends.find(({ net }) => view.isGround(net));
      return power && ground ? [{ power, ground, permittivity: permittivity.value, overlap }] : [];
    });
  });
}
