import type { Place } from './BoardView.ts';

/** Places near the first one, drawn as one. */
export type Group<Item> = readonly [first: Item, ...others: Item[]];

/**
 * Groups overlapping places in order: each joins the first group whose first place is within reach,
 * or starts a new group. So first places are farther apart than the reach.
 */
export function groupNearby<Item extends Place>(
  places: readonly Item[],
  reach: number,
): readonly Group<Item>[] {
  const groups: [Item, ...Item[]][] = [];
  // A grid with cells as wide as the reach: neighbors are in one of the nine cells around.
  const squares = new Map<number, [Item, ...Item[]][]>();
  const keyOf = (column: number, row: number) => column * 2 ** 24 + row;
  for (const place of places) {
    const [column, row] = [Math.floor(place.x / reach), Math.floor(place.y / reach)];
    const near = around
      .flatMap(([right, up]) => squares.get(keyOf(column + right, row + up)) ?? [])
      .find(([first]) => Math.hypot(first.x - place.x, first.y - place.y) <= reach);
    if (near) {
      near.push(place);
      continue;
    }
    const group: [Item] = [place];
    groups.push(group);
    const key = keyOf(column, row);
    const square = squares.get(key);
    if (square) square.push(group);
    else squares.set(key, [group]);
  }
  return groups;
}

const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const));
