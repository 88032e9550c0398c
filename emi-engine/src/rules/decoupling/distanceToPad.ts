import { distanceToBox, padBox } from '../../copper/padBox.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { pinLayer, pinPoint } from '../pins.ts';

/** Tolerance between a pin and the center of its pad, for rounding and asymmetric shapes. */
const padTolerance = 100_000;

/**
 * Distance in nanometres of a point to the bounding rectangle of a pin's pad, 0 inside; without a
 * pad, to the pin itself.
 */
export function distanceToPad(view: BoardView, pin: number, x: number, y: number): number {
  const { board } = view;
  const [px, py] = pinPoint(board, pin);
  const layer = pinLayer(board, pin);
  const pads = board.copper[layer]?.pads;
  const row = view
    .padsOf(board.pins.nets[pin] ?? -1, layer)
    .find(
      (pad) => distance(pads?.xy[pad * 2] ?? 0, pads?.xy[pad * 2 + 1] ?? 0, px, py) <= padTolerance,
    );
  return row === undefined
    ? distance(px, py, x, y)
    : distanceToBox(padBox(board, layer, row), x, y);
}
