import { type Board } from '../model/Board.ts';
import { type BoardPart } from '../model/Parts.ts';
import { distanceToEdge } from './distanceToEdge.ts';
import { type PartRole } from './PartRole.ts';
import { roleByName } from './roleByName.ts';

/** How near the edge a part of unknown letters is taken for a connector. */
const nearEdge = 5_000_000;
/** How far pins of one row are off its line. */
const rowTolerance = 50_000;

/**
 * Gives each part of a board its role: by its designator, else a part at the edge of the board
 * with two pins in one row is a connector (a card edge, say).
 */
export function assignRoles(board: Board): PartRole[] {
  return board.parts.map((part) => roleByName(part) ?? roleByPlace(board, part));
}

function roleByPlace({ pins, outline }: Board, part: BoardPart): PartRole {
  const [from, to] = part.pins;
  const points = Array.from({ length: to - from }, (_, index) => {
    const [x = 0, y = 0] = pins.xy.subarray((from + index) * 2, (from + index) * 2 + 2);
    return [x, y] as const;
  });
  const hasRow = [0, 1].some((axis) => {
    const values = points.map((point) => point[axis] ?? 0).sort((one, other) => one - other);
    return values.some((value, index) => value - (values[index - 1] ?? -Infinity) <= rowTolerance);
  });
  const isNear = points.some(([x, y]) => distanceToEdge(outline, x, y, nearEdge) < Infinity);
  return hasRow && isNear ? 'connector' : 'other';
}
