import { aDrawing } from '../aDrawing.ts';

/** A board of two layers: a clock above a plane, a part, and a via. 40 × 30 mm. */
export function boardOfTwo(): ArrayBuffer {
  return aDrawing({
    nets: ['GND', 'CLK'],
    layers: [
      { name: 'top', references: [1], lines: [{ net: 1, xy: [5, 10, 35, 10], width: 0.2 }] },
      {
        name: 'ground',
        planeNet: 0,
        areas: [{ net: 0, rings: [[1, 1, 39, 1, 39, 29, 1, 29]] }],
      },
    ],
    holes: [{ xy: [35, 10], net: 1 }],
    parts: [{ ref: 'U1', side: 'top', corners: [4e6, 9e6, 6e6, 9e6, 6e6, 11e6, 4e6, 11e6] }],
  });
}
