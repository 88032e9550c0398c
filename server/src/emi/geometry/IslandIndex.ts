import { type Areas } from '../model/CopperLayer.ts';
import { type Box } from '../odb/symbols/SymbolShape.ts';
import { BoxIndex } from './BoxIndex.ts';
import { type Island } from './islands.ts';

/** The edges of one island, two points each, and where they lie. */
interface Edges {
  /** Four coordinates each, `xs ys xe ye`, ring after ring. */
  readonly xy: Int32Array;
  readonly index: BoxIndex;
}

/**
 * Finds islands by place, and tells what lies in them without a look at all of their points: the
 * outline of a plane has a hundred thousand. Islands are referred to by their place in the list.
 */
export class IslandIndex {
  readonly #areas: Areas;
  readonly #islands: readonly Island[];
  readonly #boxes: BoxIndex;
  readonly #edges = new Map<number, Edges>();

  constructor(areas: Areas, islands: readonly Island[]) {
    this.#areas = areas;
    this.#islands = islands;
    this.#boxes = BoxIndex.ofSegments(Int32Array.from(islands.flatMap(({ box }) => box)));
  }

  /** Islands whose extent touches a box that is widened by `margin`. */
  near(box: Box, margin = 0): number[] {
    const found: number[] = [];
    this.#boxes.search(box, margin, (island) => found.push(island));
    return found;
  }

  /** Whether a point lies in an island, by even and odd. */
  holds(island: number, x: number, y: number): boolean {
    const { box } = this.#islands[island] ?? { box: [1, 1, 0, 0] };
    if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) return false;
    const { xy, index } = this.#edgesOf(island);
    let isInside = false;
    // Every edge that a ray from the left edge of the island to the point crosses.
    index.search([box[0], y, x, y], 0, (edge) => {
      const y1 = xy[edge * 4 + 1] ?? 0;
      const y2 = xy[edge * 4 + 3] ?? 0;
      if (y1 > y === y2 > y) return;
      const x1 = xy[edge * 4] ?? 0;
      const x2 = xy[edge * 4 + 2] ?? 0;
      if (x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) < x) isInside = !isInside;
    });
    return isInside;
  }

  /** Whether two islands overlap so that a corner of one lies in the other. */
  overlap(one: number, other: number): boolean {
    return this.#holdsCornerOf(one, other) || this.#holdsCornerOf(other, one);
  }

  #holdsCornerOf(island: number, other: number): boolean {
    const { box } = this.#islands[island] ?? { box: [0, 0, 0, 0] };
    const { xy, index } = this.#edgesOf(other);
    let isHeld = false;
    index.search(box, 0, (edge) => {
      isHeld ||= this.holds(island, xy[edge * 4] ?? 0, xy[edge * 4 + 1] ?? 0);
    });
    return isHeld;
  }

  #edgesOf(island: number): Edges {
    const known = this.#edges.get(island);
    if (known) return known;
    const xy = edgesOf(this.#areas, this.#islands[island] ?? { from: 0, to: 0 });
    const edges = { xy, index: BoxIndex.ofSegments(xy) };
    this.#edges.set(island, edges);
    return edges;
  }
}

function edgesOf({ points, xy }: Areas, { from, to }: Pick<Island, 'from' | 'to'>): Int32Array {
  const first = points[from] ?? 0;
  const edges = new Int32Array(((points[to] ?? 0) - first) * 4);
  for (let ring = from; ring < to; ring++) {
    const end = points[ring + 1] ?? 0;
    let previous = end - 1;
    for (let point = points[ring] ?? 0; point < end; point++) {
      edges.set(xy.subarray(previous * 2, previous * 2 + 2), (point - first) * 4);
      edges.set(xy.subarray(point * 2, point * 2 + 2), (point - first) * 4 + 2);
      previous = point;
    }
  }
  return edges;
}
