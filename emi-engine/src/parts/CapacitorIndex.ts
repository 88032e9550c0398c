import { BoxIndex } from '../geometry/BoxIndex.ts';
import { type Board } from '../model/Board.ts';
import { type Bridge } from './findBridges.ts';

/**
 * Finds capacitors by location and by the two nets they connect. Each pair of nets has its own
 * index: on a panel, nearly all of the nearest capacitors belong to other boards.
 */
export class CapacitorIndex {
  readonly #board: Board;
  readonly #byNets = new Map<string, Bridge[]>();
  readonly #indexes = new Map<string, BoxIndex>();

  constructor(board: Board, capacitors: readonly Bridge[]) {
    this.#board = board;
    for (const capacitor of capacitors) {
      const key = keyOf(capacitor.nets);
      const known = this.#byNets.get(key);
      if (known) known.push(capacitor);
      else this.#byNets.set(key, [capacitor]);
    }
  }

  /** The capacitor between two nets whose center is nearest to a point, at most `most` away. */
  nearest(
    x: number,
    y: number,
    most: number,
    nets: readonly [one: number, other: number],
  ): Bridge | undefined {
    const key = keyOf(nets);
    const capacitors = this.#byNets.get(key);
    if (!capacitors) return undefined;
    const index = this.#indexes.get(key) ?? this.#indexOf(capacitors);
    this.#indexes.set(key, index);
    return capacitors[index.nearest(x, y, most) ?? -1];
  }

  #indexOf(capacitors: readonly Bridge[]): BoxIndex {
    return BoxIndex.ofPoints(
      Int32Array.from(
        capacitors.flatMap(({ part }) => {
          const { x = 0, y = 0 } = this.#board.parts[part] ?? {};
          return [x, y];
        }),
      ),
    );
  }
}

function keyOf([one, other]: readonly [one: number, other: number]): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
