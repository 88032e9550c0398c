/** How many lines of a hatch a pixel has to the right and upwards. */
export type Hatch = readonly [right: number, up: number];

export const full: Hatch = [0, 0];

/** Of what lies below a net that is lit up. */
export const wayHatch: Hatch = [1 / 6, 1 / 6];

/** Of copper layers from the top down, where colors are forced. */
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

/** A hatch as the ground of an element. @param color of its lines, as CSS has it */
export function hatchedGround(color: string, [right, up]: Hatch): string {
  const lines = Math.hypot(right, up);
  if (lines === 0) return color;
  const half = 1 / lines / 2;
  const angle = Math.atan2(right, up);
  return `repeating-linear-gradient(${angle}rad, ${color} 0 ${half}px, transparent 0 ${2 * half}px)`;
}
