import type { Scene, ScenePart } from '../drawing/Scene.ts';
import type { Place } from './BoardView.ts';

/** The smallest part of a side whose extent contains a place. */
export function partAt(
  { parts }: Pick<Scene, 'parts'>,
  side: ScenePart['side'],
  place: Place,
): ScenePart | undefined {
  const over = parts.filter((part) => part.side === side && contains(part, place));
  return over.sort((one, other) => diagonalOf(one) - diagonalOf(other))[0];
}

function diagonalOf({ corners }: ScenePart): number {
  return Math.hypot((corners[4] ?? 0) - (corners[0] ?? 0), (corners[5] ?? 0) - (corners[1] ?? 0));
}

/** A place is inside if it is on the same side of all edges. */
function contains({ corners }: ScenePart, { x, y }: Place): boolean {
  let [hasLeft, hasRight] = [false, false];
  for (let at = 0; at < 8; at += 2) {
    const [fromX, fromY] = [corners[at] ?? 0, corners[at + 1] ?? 0];
    const [toX, toY] = [corners[(at + 2) % 8] ?? 0, corners[(at + 3) % 8] ?? 0];
    const side = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    if (side > 0) hasLeft = true;
    if (side < 0) hasRight = true;
    if (hasLeft && hasRight) return false;
  }
  return true;
}
