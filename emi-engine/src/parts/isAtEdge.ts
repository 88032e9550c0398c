import { type Board } from '../model/Board.ts';
import { distanceToEdge } from './distanceToEdge.ts';

/** Whether a pin of a part lies within `reach` nanometres of the edge of the board. */
export function isAtEdge(board: Board, part: number, reach: number): boolean {
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  for (let pin = from; pin < to; pin++) {
    const x = board.pins.xy[pin * 2] ?? 0;
    const y = board.pins.xy[pin * 2 + 1] ?? 0;
    if (distanceToEdge(board.outline, x, y, reach) < Infinity) return true;
  }
  return false;
}
