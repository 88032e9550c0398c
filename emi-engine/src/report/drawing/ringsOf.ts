import { type CopperLayer } from '../../model/CopperLayer.ts';
import { thinRing } from './thinRing.ts';

/** The rings of an area of a layer, thinned. */
export function ringsOf({ areas }: CopperLayer, row: number): Int32Array[] {
  const rings: Int32Array[] = [];
  for (let ring = areas.rings[row] ?? 0; ring < (areas.rings[row + 1] ?? 0); ring++)
    rings.push(
      thinRing(areas.xy.subarray(2 * (areas.points[ring] ?? 0), 2 * (areas.points[ring + 1] ?? 0))),
    );
  return rings;
}
