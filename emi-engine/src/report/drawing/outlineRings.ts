import { type Outline } from '../../model/Board.ts';

/** The rings of a board's outline; its bounding box if the archive has no profile. */
export function outlineRings({ box, surfaces }: Outline): readonly ArrayLike<number>[] {
  const rings = Array.from({ length: surfaces.points.length - 1 }, (_, ring) =>
    surfaces.xy.subarray(2 * (surfaces.points[ring] ?? 0), 2 * (surfaces.points[ring + 1] ?? 0)),
  );
  const [xMin, yMin, xMax, yMax] = box;
  return rings.length > 0 ? rings : [[xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax]];
}
