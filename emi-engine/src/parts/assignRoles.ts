import { type Board } from '../model/Board.ts';
import { type BoardPart } from '../model/Parts.ts';
import { distanceToEdge } from './distanceToEdge.ts';
import { type PartRole } from './PartRole.ts';
import { roleByName } from './roleByName.ts';

/** Distance to the edge within which a part with an unknown designator counts as a connector. */
const nearEdge = 5_000_000;
/** Largest offset of a pin from the line of its row. */
const rowTolerance = 50_000;

/**
 * Assigns a role to each part of a board by its designator. A part with an unknown designator is a
 * connector (a card edge, say) if it has two pins in one row at the edge of the board.
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
