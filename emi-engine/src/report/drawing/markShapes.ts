import { type Severity } from '../../findings/Finding.ts';

/**
 * Corners of the marks of findings around their place, y upwards, about 10 across: an error is a
 * diamond, a warning a triangle, an info a circle, so that severity does not depend on color.
 */
export const markShapes: Readonly<Record<Severity, readonly (readonly [x: number, y: number])[]>> =
  {
    error: [
      [0, 7],
      [7, 0],
      [0, -7],
      [-7, 0],
    ],
    warning: [
      [0, 6.5],
      [6.5, -4.5],
      [-6.5, -4.5],
    ],
    info: Array.from({ length: 12 }, (_, corner) => {
      const angle = (corner * Math.PI) / 6;
      return [tenths(5 * Math.cos(angle)), tenths(5 * Math.sin(angle))] as const;
    }),
  };

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
