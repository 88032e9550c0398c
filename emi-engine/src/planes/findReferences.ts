import { type Board } from '../model/Board.ts';
import { type Plane } from './findPlanes.ts';

/** A plane adjacent to a copper layer, with no copper layer between. */
export interface Reference {
  readonly layer: number;
  /** Thickness of the dielectric between them, in nanometres. */
  readonly height: number;
}

/** The planes directly above and below a copper layer, the nearer one first. */
export function findReferences(
  { stackup }: Board,
  planes: readonly Plane[],
  layer: number,
): Reference[] {
  return [layer - 1, layer + 1]
    .filter((other) => planes[other]?.isPlane)
    .map((other) => ({
      layer: other,
      height: stackup.dielectrics[Math.min(layer, other)]?.thickness.value ?? 0,
    }))
    .sort((one, other) => one.height - other.height || one.layer - other.layer);
}
