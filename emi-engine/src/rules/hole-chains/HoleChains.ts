import { buildCopperRows } from '../../copper/rows/buildCopperRows.ts';
import { type CopperRows } from '../../copper/rows/CopperRows.ts';
import { type BoxIndex } from '../../geometry/BoxIndex.ts';
import { type Board } from '../../model/Board.ts';
import { holeKind } from '../../model/Holes.ts';
import { distance } from '../../odb/features/circle.ts';
import { NumberGroups } from './NumberGroups.ts';

/** What chains read of a board view. */
export interface ChainedBoard {
  readonly board: Board;
  isHoleOn(hole: number, layer: number): boolean;
  holesOf(net: number): Iterable<number>;
  platedHolesOf(net: number): BoxIndex;
  areasOf(net: number, layer: number): { readonly length: number };
  copperOf(layer: number): CopperRows;
}

/** A way from one layer to another through holes of one net. */
export interface HoleChain {
  /** The hole farthest from the point of the query. */
  readonly hole: number;
  /** Its distance in nanometres. */
  readonly distance: number;
}

/** Radius of the first search in nanometres; each further search doubles it. */
const firstReach = 2_000_000;
/** Largest distance in nanometres of the holes of a chain from each other, for `joins`. */
const chainReach = 2_000_000;

/**
 * Finds ways from layer to layer through several holes of one net, such as stacked or staggered
 * microvias. Copper of the net joins the holes on the layers between.
 */
export class HoleChains {
  readonly #view: ChainedBoard;
  readonly #rows = new Map<string, CopperRows>();
  readonly #numbers = new Map<string, number>();
  readonly #joints = new Map<number, readonly number[]>();
  readonly #possible = new Map<string, boolean>();
  readonly #joins = new Map<string, boolean>();

  constructor(view: ChainedBoard) {
    this.#view = view;
  }

  /** The way between two layers whose farthest hole is nearest to a point, less than `most` away. */
  nearest(
    net: number,
    layers: readonly [one: number, other: number],
    ...[x, y, most]: readonly [x: number, y: number, most: number]
  ): HoleChain | undefined {
    if (!this.#isPossible(net, layers)) return undefined;
    const { xy } = this.#view.board.holes;
    for (let reach = Math.min(firstReach, most); ; reach = Math.min(reach * 2, most)) {
      const near: HoleChain[] = [];
      this.#view.platedHolesOf(net).search([x, y, x, y], reach, (hole) => {
        const away = distance(x, y, xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0);
        if (away < reach) near.push({ hole, distance: away });
      });
      near.sort((one, other) => one.distance - other.distance || one.hole - other.hole);
      const found = this.#firstThatJoins(near, net, layers);
      if (found || reach === most) return found;
    }
  }

  /** Whether a plated hole leads from one layer to another, alone or with holes beside it. */
  joins(hole: number, one: number, other: number): boolean {
    const view = this.#view;
    const [isOnOne, isOnOther] = [view.isHoleOn(hole, one), view.isHoleOn(hole, other)];
    if (isOnOne && isOnOther) return true;
    if (!isOnOne && !isOnOther) return false;
    const key = `${hole} ${one} ${other}`;
    const known = this.#joins.get(key);
    if (known !== undefined) return known;
    const { xy, nets } = view.board.holes;
    const [x = 0, y = 0] = xy.subarray(hole * 2, hole * 2 + 2);
    const chain = this.nearest(nets[hole] ?? -1, [one, other], x, y, chainReach);
    this.#joins.set(key, chain !== undefined);
    return chain !== undefined;
  }

  /** Whether all holes of a net together join two layers that no single hole joins everywhere. */
  #isPossible(net: number, layers: readonly [one: number, other: number]): boolean {
    const key = `${net} ${layers.join(' ')}`;
    const known = this.#possible.get(key);
    if (known !== undefined) return known;
    const view = this.#view;
    const { from, to, kinds } = view.board.holes;
    const [one, other] = layers;
    const partial = [...view.holesOf(net)].filter(
      (hole) =>
        kinds[hole] !== holeKind.unplated &&
        (from[hole] ?? 0) < (to[hole] ?? 0) &&
        !(view.isHoleOn(hole, one) && view.isHoleOn(hole, other)),
    );
    const isPossible =
      layers.every((layer) => partial.some((hole) => view.isHoleOn(hole, layer))) &&
      this.#firstThatJoins(
        partial.map((hole) => ({ hole, distance: 0 })),
        net,
        layers,
      ) !== undefined;
    this.#possible.set(key, isPossible);
    return isPossible;
  }

  /** The first hole that, with those before it, joins two layers. */
  #firstThatJoins(
    holes: readonly HoleChain[],
    net: number,
    [one, other]: readonly [one: number, other: number],
  ): HoleChain | undefined {
    const groups = new NumberGroups();
    const [start, end] = [this.#number('start'), this.#number('end')];
    return holes.find(({ hole }) => {
      const joints = [...this.#jointsOf(hole, net)];
      if (this.#view.isHoleOn(hole, one)) joints.push(start);
      if (this.#view.isHoleOn(hole, other)) joints.push(end);
      const [first = start, ...others] = joints;
      for (const joint of others) groups.join(first, joint);
      return groups.find(start) === groups.find(end);
    });
  }

  /** Numbers of the pieces of copper that a hole touches. */
  #jointsOf(hole: number, net: number): readonly number[] {
    const known = this.#joints.get(hole);
    if (known) return known;
    const { from, to, xy } = this.#view.board.holes;
    const [x = 0, y = 0] = xy.subarray(hole * 2, hole * 2 + 2);
    const joints: number[] = [];
    for (let layer = from[hole] ?? 0; layer <= (to[hole] ?? -1); layer++) {
      const island = this.#rowsOf(net, layer).islandAt(x, y, net);
      // Without a pad, holes above each other still meet.
      joints.push(this.#number(`${layer} ${island < 0 ? `${x} ${y}` : `${net} ${island}`}`));
    }
    this.#joints.set(hole, joints);
    return joints;
  }

  #rowsOf(net: number, layer: number): CopperRows {
    const view = this.#view;
    const copper = view.board.copper[layer];
    if (!copper || copper.isNegative || view.areasOf(net, layer).length > 0)
      return view.copperOf(layer);
    const key = `${net} ${layer}`;
    const known = this.#rows.get(key);
    if (known) return known;
    const rows = buildCopperRows(view.board, copper, -1, net);
    this.#rows.set(key, rows);
    return rows;
  }

  #number(name: string): number {
    const known = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, known);
    return known;
  }
}
