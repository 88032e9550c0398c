import { BoxIndex } from '../../geometry/BoxIndex.ts';
import {
  distanceOfSegments,
  endsAt,
  nearestOnSegment,
  type Distance,
  type Ends,
} from '../../geometry/distances.ts';
import { type BoardView } from '../BoardView.ts';
import { planeCover, type PlaneCover } from '../plane-gap/ReturnCover.ts';

export interface NearEdge extends Distance {
  /** Layer of the plane, -1 for the edge of the board. */
  readonly plane: number;
  /** The point of the edge. */
  readonly edge: readonly [x: number, y: number];
  /** The segment. */
  readonly path: Int32Array;
}

/**
 * Distances beyond an edge at which there must be no plane, in nanometres; otherwise the edge is
 * that of a split or of a row of clearances.
 */
const beyond = [300_000, ...Array.from({ length: 16 }, (_, step) => 500_000 * (step + 1))];
/** Further steps beyond the edge of a negative plane, whose gaps are not told from its outside. */
const outwardStep = 1_000_000;

/** Spatial index of edges that traces keep away from. */
export class NearEdges {
  readonly #view: BoardView;
  readonly #edges: Int32Array;
  readonly #plane: number;
  readonly #index: BoxIndex;
  readonly #isPlane: PlaneCover | undefined;

  /** @param plane layer of the plane, -1 for the edges of the board */
  constructor(view: BoardView, edges: Int32Array, plane: number) {
    this.#view = view;
    this.#edges = edges;
    this.#plane = plane;
    this.#index = BoxIndex.ofSegments(edges);
    this.#isPlane = plane < 0 ? undefined : planeCover(view, plane);
  }

  /**
   * The distance of a segment's copper to the nearest edge, if it is below the limit.
   *
   * @param isNearer whether a nearer plane carries the return current at a point
   */
  find(
    layer: number,
    row: number,
    limit: number,
    isNearer: PlaneCover = () => false,
  ): NearEdge | undefined {
    const segments = this.#view.board.copper[layer]?.segments;
    if (!segments) return undefined;
    const ends = endsAt(segments.xy, row);
    const half = (segments.widths[row] ?? 0) / 2;
    const found: (Distance & Pick<NearEdge, 'edge'>)[] = [];
    const crossed: number[] = [];
    this.#index.search(ends, limit + half, (number) => {
      const edge = endsAt(this.#edges, number);
      const distance = distanceOfSegments(ends, edge);
      if (distance.distance <= half) crossed.push(number);
      const most = found[0]?.distance ?? limit + half;
      if (distance.distance >= most || !this.#isEdge(edge, distance)) return;
      if (isNearer(distance.x, distance.y)) return;
      const on = nearestOnSegment(distance.x, distance.y, ...edge);
      found[0] = { ...distance, edge: [on.x, on.y] };
    });
    // Traces that leave their plane are reported by the rule about gaps.
    if (this.#isPlane && crossed.length > 0) return undefined;
    return found.map((nearest) => ({
      ...nearest,
      distance: Math.max(0, nearest.distance - half),
      ...{ plane: this.#plane, path: Int32Array.from(ends) },
    }))[0];
  }

  /**
   * Whether the plane ends there for a trace above it; traces beside the plane are not at its edge.
   */
  #isEdge(edge: Ends, { x, y }: Distance): boolean {
    const isPlane = this.#isPlane;
    if (!isPlane) return true;
    const on = nearestOnSegment(x, y, ...edge);
    if (on.distance === 0 || !isPlane(x, y)) return false;
    const [dx, dy] = [(on.x - x) / on.distance, (on.y - y) / on.distance];
    const isPlaneAfter = (way: number) => isPlane(on.x + dx * way, on.y + dy * way);
    if (beyond.some(isPlaneAfter)) return false;
    if (!this.#view.board.copper[this.#plane]?.isNegative) return true;
    const [xMin, yMin, xMax, yMax] = this.#view.board.outline.box;
    const longest = Math.max(xMax - xMin, yMax - yMin);
    for (let way = outwardStep; way < longest; way += outwardStep)
      if (isPlaneAfter(way)) return false;
    return true;
  }
}
