import type { Stackup } from '../model/Stackup.ts';

/** Distance in nanometres between the middles of two copper layers, the upper one first. */
export function depthBetween(
  { copper, dielectrics }: Stackup,
  upper: number,
  lower: number,
): number {
  let depth = 0;
  for (let gap = upper; gap < lower; gap++) {
    const metal = (copper[gap]?.value ?? 0) + (copper[gap + 1]?.value ?? 0);
    depth += (dielectrics[gap]?.thickness.value ?? 0) + metal / 2;
  }
  return depth;
}
