import { type Holes } from '../../model/Holes.ts';
import { type Strokes } from './LayerPicture.ts';

/** Holes as dots by their diameter; those of a copper layer alone, when one is named. */
export function holeStrokes({ count, xy, diameters, from, to }: Holes, layer?: number): Strokes {
  const strokes = new Map<number, number[]>();
  for (let hole = 0; hole < count; hole++) {
    if (layer !== undefined && ((from[hole] ?? 0) > layer || (to[hole] ?? 0) < layer)) continue;
    const [x = 0, y = 0] = xy.subarray(2 * hole, 2 * hole + 2);
    const diameter = diameters[hole] ?? 0;
    const known = strokes.get(diameter);
    if (known) known.push(x, y, x, y);
    else strokes.set(diameter, [x, y, x, y]);
  }
  return new Map([...strokes].sort(([one], [other]) => one - other));
}
