import { cutRing, middleX } from './cutRing.ts';

/** Receives the x of both sides of a trapezoid at its lower and upper end. */
export type EmitTrapezoid = (
  lower: number,
  upper: number,
  leftBelow: number,
  rightBelow: number,
  leftAbove: number,
  rightAbove: number,
) => void;

type Ring = ArrayLike<number>;

/**
 * Rings with at most this many points are filled directly; others are halved first, up to
 * `mostHalvings` times.
 */
const fewPoints = 1_000;
const mostHalvings = 6;
/** Number of sweep events between yields. */
const eventsInPiece = 256;

interface Edges {
  readonly count: number;
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  readonly xLower: Float64Array;
  /** Change of x per y. */
  readonly slope: Float64Array;
}

/**
 * Fills rings by the even-odd rule, as trapezoids with horizontal bases. Accepts rings that touch
 * themselves and slits of zero width, which some tools use for holes. Yields regularly, so that the
 * caller can split long work.
 *
 * @param rings `x y` pairs, not closed by a repeated point
 */
export function* fillRings(
  rings: Iterable<ArrayLike<number>>,
  emit: EmitTrapezoid,
): Generator<undefined, void> {
  yield* fillHalves([...rings], mostHalvings, emit);
}

/**
 * Halves rings with many points until a sweep is fast: at each height it visits all edges there,
 * which are hundreds for a plane with thousands of holes.
 */
function* fillHalves(
  rings: readonly Ring[],
  halvings: number,
  emit: EmitTrapezoid,
): Generator<undefined, void> {
  const points = rings.reduce((sum, { length }) => sum + length / 2, 0);
  if (halvings === 0 || points <= fewPoints) {
    yield* sweep(rings, emit);
    return;
  }
  const middle = middleX(rings);
  for (const side of [-1, 1] as const) {
    const half = rings.map((ring) => cutRing(ring, middle, side));
    yield;
    yield* fillHalves(
      half.filter(({ length }) => length > 0),
      halvings - 1,
      emit,
    );
  }
}

/** Sweeps from the lowest point up. */
function* sweep(rings: readonly Ring[], emit: EmitTrapezoid): Generator<undefined, void> {
  const edges = edgesOf(rings);
  const order = Array.from({ length: edges.count }, (_, edge) => edge).sort(
    (one, other) => (edges.lower[one] ?? 0) - (edges.lower[other] ?? 0),
  );
  const heights = heightsOf(edges);
  const open = new OpenTrapezoids(edges, emit);
  const active: number[] = [];
  let next = 0;
  for (let event = 0; event < heights.length; event++) {
    const y = heights[event] ?? 0;
    const middle = (y + (heights[event + 1] ?? y)) / 2;
    dropEnded(active, edges, y);
    for (; next < order.length; next++) {
      const edge = order[next] ?? 0;
      if ((edges.lower[edge] ?? 0) > y) break;
      active.push(edge);
    }
    sortByX(active, edges, middle);
    open.update(active, y);
    if (event % eventsInPiece === eventsInPiece - 1) yield;
  }
}

/** Omits horizontal edges: trapezoids end there anyway. */
function edgesOf(rings: readonly Ring[]): Edges {
  const points = rings.reduce((sum, { length }) => sum + (length >> 1), 0);
  const [lower, upper] = [new Float64Array(points), new Float64Array(points)];
  const [xLower, slope] = [new Float64Array(points), new Float64Array(points)];
  let count = 0;
  for (const ring of rings) {
    let x = ring[ring.length - 2] ?? 0;
    let y = ring[ring.length - 1] ?? 0;
    for (let at = 0; at < ring.length; at += 2) {
      const nextX = ring[at] ?? 0;
      const nextY = ring[at + 1] ?? 0;
      if (nextY !== y) {
        lower[count] = Math.min(y, nextY);
        upper[count] = Math.max(y, nextY);
        xLower[count] = y < nextY ? x : nextX;
        slope[count] = (nextX - x) / (nextY - y);
        count++;
      }
      x = nextX;
      y = nextY;
    }
  }
  return { count, lower, upper, xLower, slope };
}

function heightsOf({ count, lower, upper }: Edges): Float64Array {
  const all = new Float64Array(2 * count);
  all.set(lower.subarray(0, count));
  all.set(upper.subarray(0, count), count);
  all.sort();
  let different = 0;
  for (const y of all) if (different === 0 || y !== all[different - 1]) all[different++] = y;
  return all.subarray(0, different);
}

/** In place: there are as many heights as points. */
function dropEnded(active: number[], { upper }: Edges, y: number): void {
  let kept = 0;
  for (const edge of active) if ((upper[edge] ?? 0) > y) active[kept++] = edge;
  active.length = kept;
}

function xAt({ lower, xLower, slope }: Edges, edge: number, y: number): number {
  return (xLower[edge] ?? 0) + (y - (lower[edge] ?? 0)) * (slope[edge] ?? 0);
}

/** Insertion sort: little changes from one height to the next. */
function sortByX(active: number[], edges: Edges, y: number): void {
  let before = -Infinity;
  for (let index = 0; index < active.length; index++) {
    const edge = active[index] ?? 0;
    const x = xAt(edges, edge, y);
    if (x >= before) {
      before = x;
      continue;
    }
    let place = index;
    while (place > 0 && xAt(edges, active[place - 1] ?? 0, y) > x) {
      active[place] = active[place - 1] ?? 0;
      place--;
    }
    active[place] = edge;
  }
}

/** The open trapezoids of the sweep, each between two edges. */
class OpenTrapezoids {
  readonly #partner: Int32Array;
  readonly #since: Float64Array;
  readonly #seen: Int32Array;
  #lefts: number[] = [];
  #round = 0;

  constructor(
    private readonly edges: Edges,
    private readonly emit: EmitTrapezoid,
  ) {
    this.#partner = new Int32Array(edges.count).fill(-1);
    this.#since = new Float64Array(edges.count);
    this.#seen = new Int32Array(edges.count);
  }

  /** Keeps trapezoids whose edges are still neighbors, and closes the others. */
  update(active: readonly number[], y: number): void {
    this.#round++;
    const lefts: number[] = [];
    for (let index = 0; index + 1 < active.length; index += 2) {
      const left = active[index] ?? 0;
      lefts.push(left);
      if (this.#partner[left] === active[index + 1]) this.#seen[left] = this.#round;
    }
    for (const left of this.#lefts) if (this.#seen[left] !== this.#round) this.#close(left, y);
    for (let index = 0; index < lefts.length; index++) {
      const left = lefts[index] ?? 0;
      if (this.#seen[left] === this.#round) continue;
      this.#partner[left] = active[2 * index + 1] ?? 0;
      this.#since[left] = y;
    }
    this.#lefts = lefts;
  }

  #close(left: number, y: number): void {
    const right = this.#partner[left] ?? 0;
    const since = this.#since[left] ?? 0;
    this.#partner[left] = -1;
    const [leftBelow, rightBelow] = [xAt(this.edges, left, since), xAt(this.edges, right, since)];
    const [leftAbove, rightAbove] = [xAt(this.edges, left, y), xAt(this.edges, right, y)];
    if (rightBelow - leftBelow > 0 || rightAbove - leftAbove > 0)
      this.emit(since, y, leftBelow, rightBelow, leftAbove, rightAbove);
  }
}
