import { padBox } from '../../copper/padBox.ts';
import { type Box } from '../../odb/symbols/SymbolShape.ts';
import { type BoardView } from '../BoardView.ts';
import { pinLayer, pinPoint } from '../pins.ts';

/** Where a part lies. */
export interface PartPlace {
  readonly layer: number;
  /** Box of its pads. */
  readonly box: Box;
}

/** Where the pads of a part lie; undefined without pins. */
export function placeOf(view: BoardView, part: number): PartPlace | undefined {
  const { board } = view;
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  if (to === from) return undefined;
  const layer = pinLayer(board, from);
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let pin = from; pin < to; pin++) {
    const [x, y] = pinPoint(board, pin);
    const pads = board.copper[layer]?.pads;
    const row = view
      .padsOf(board.pins.nets[pin] ?? -1, layer)
      .find((pad) => pads?.xy[pad * 2] === x && pads.xy[pad * 2 + 1] === y);
    const [xMin, yMin, xMax, yMax] = row === undefined ? [x, y, x, y] : padBox(board, layer, row);
    box[0] = Math.min(box[0], xMin);
    box[1] = Math.min(box[1], yMin);
    box[2] = Math.max(box[2], xMax);
    box[3] = Math.max(box[3], yMax);
  }
  return { layer, box };
}
