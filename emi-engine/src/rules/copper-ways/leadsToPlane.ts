import { type BoardView } from '../BoardView.ts';

/**
 * Returns a test whether a hole leads from a copper layer to a plane of a net on another one;
 * undefined without such a plane.
 */
export function leadsToPlane(
  view: BoardView,
  net: number,
  layer: number,
): ((hole: number) => boolean) | undefined {
  const planes = view.planes.flatMap((plane, index) =>
    index !== layer && plane.isPlane && plane.net === net ? [index] : [],
  );
  if (planes.length === 0) return undefined;
  // A buried via does not reach the pin, and a blind via may end above the plane.
  return (hole) =>
    view.isHoleOn(hole, layer) && planes.some((plane) => view.chains.joins(hole, layer, plane));
}
