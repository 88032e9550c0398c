import type { Scene } from '../drawing/Scene.ts';
import type { Place } from './BoardView.ts';

type Board = Pick<Scene, 'center' | 'width' | 'height'>;

/** Boards are of equal size if their sides differ by less than this, in millimeters. */
const sameSizeMm = 0.1;

/**
 * The way from places of a board, from its center, to those of another revision. Boards of equal
 * size lie on each other; else coordinates of the archives are compared as they are. The server
 * matches findings likewise.
 */
export function boardOffset(board: Board, other: Board): Place {
  const isSame =
    Math.abs(board.width - other.width) < sameSizeMm &&
    Math.abs(board.height - other.height) < sameSizeMm;
  if (isSame) return { x: 0, y: 0 };
  return { x: board.center[0] - other.center[0], y: board.center[1] - other.center[1] };
}
