/** Lines of a hatch per pixel, to the right and upwards. */
export type Hatch = readonly [right: number, up: number];

export const full: Hatch = [0, 0];

/** For the return path of a highlighted net. */
export const returnPathHatch: Hatch = [1 / 6, 1 / 6];

/** For copper layers from top to bottom, with forced colors. */
export const layerHatches: readonly Hatch[] = [
  full,
  [0.1, 0.1],
  [-0.1, 0.1],
  [0, 0.14],
  [0.14, 0],
  [0.2, 0.07],
  [-0.2, 0.07],
  [0.07, 0.2],
];

/** A hatch as a CSS background. @param color CSS color of its lines */
export function hatchedGround(color: string, [right, up]: Hatch): string {
  const lines = Math.hypot(right, up);
  if (lines === 0) return color;
  const half = 1 / lines / 2;
  const angle = Math.atan2(right, up);
  return `repeating-linear-gradient(${angle}rad, ${color} 0 ${half}px, transparent 0 ${2 * half}px)`;
}
