import { type BoardView } from '../BoardView.ts';
import { type NetOnLayer } from '../plane-cells/PlaneOverlap.ts';

/** A power and a ground plane on neighboring copper layers. */
export interface PlanePair {
  readonly power: NetOnLayer;
  readonly ground: NetOnLayer;
  readonly permittivity: number;
}

/** Pairs of power and ground planes with nothing but a dielectric between, from the top down. */
export function planePairs(view: BoardView): PlanePair[] {
  const { dielectrics } = view.board.stackup;
  return dielectrics.flatMap(({ permittivity }, upper) => {
    const lower = upper + 1;
    if (!view.planes[upper]?.isPlane || !view.planes[lower]?.isPlane) return [];
    const pairs: PlanePair[] = [];
    for (const one of view.planeNetsOf(upper))
      for (const other of view.planeNetsOf(lower)) {
        const ends = [
          { net: one, layer: upper },
          { net: other, layer: lower },
        ];
        const power = ends.find(({ net }) => view.classes[net]?.netClass === 'power');
        const ground = ends.find(({ net }) => view.isGround(net));
        if (power && ground) pairs.push({ power, ground, permittivity: permittivity.value });
      }
    return pairs;
  });
}
