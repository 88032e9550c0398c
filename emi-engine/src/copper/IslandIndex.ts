import { type Areas } from '../model/CopperLayer.ts';
import { type Box } from '../odb/symbols/SymbolShape.ts';
import { BoxIndex } from '../geometry/BoxIndex.ts';
import { EdgeRows } from './EdgeRows.ts';
import { type Island } from './islands.ts';

/**
 * Finds islands by location and answers point queries without visiting all of their points; the
 * outline of a plane has a hundred thousand. Islands are identified by their index in the list.
 */
export class IslandIndex {
  readonly #areas: Areas;
  readonly #islands: readonly Island[];
  readonly #boxes: BoxIndex;
  readonly #edges = new Map<number, EdgeRows>();

  constructor(areas: Areas, islands: readonly Island[]) {
    this.#areas = areas;
    this.#islands = islands;
    this.#boxes = BoxIndex.ofSegments(Int32Array.from(islands.flatMap(({ box }) => box)));
  }

  /** Edges checked so far, as a measure of work. */
  get looks(): number {
    let sum = 0;
    for (const { looks } of this.#edges.values()) sum += looks;
    return sum;
  }

  /** Islands whose bounding box touches a box widened by `margin`. */
  near(box: Box, margin = 0): number[] {
    const found: number[] = [];
    this.#boxes.search(box, margin, (island) => found.push(island));
    return found;
  }

  /** Whether a point lies in an island, by the even-odd rule. */
  holds(island: number, x: number, y: number): boolean {
    const { box } = this.#islands[island] ?? { box: [1, 1, 0, 0] };
    if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) return false;
    return this.#edgesOf(island).holds(x, y);
  }

  /** Whether two islands overlap such that a corner of one lies in the other. */
  overlap(one: number, other: number): boolean {
    return this.#holdsCornerOf(one, other) || this.#holdsCornerOf(other, one);
  }

  #holdsCornerOf(island: number, other: number): boolean {
    const { box } = this.#islands[island] ?? { box: [0, 0, 0, 0] };
    return this.#edgesOf(other).someCorner(box, (x, y) => this.holds(island, x, y));
  }

  #edgesOf(island: number): EdgeRows {
    const known = this.#edges.get(island);
    if (known) return known;
    const edges = new EdgeRows(this.#areas, this.#islands[island] ?? noIsland);
    this.#edges.set(island, edges);
    return edges;
  }
}

const noIsland = { from: 0, to: 0, box: [0, 0, 0, 0] } as const;
