import { type CopperLayer } from '../../model/CopperLayer.ts';
import { type SymbolShape } from '../../odb/symbols/SymbolShape.ts';
import { placePolygon } from '../../odb/symbols/placePolygon.ts';
import { type Rings, type Run } from './LayerPicture.ts';
import { thinRing } from './thinRing.ts';

/**
 * Collects pieces of copper of one polarity. Round shapes become strokes, which are short to write.
 */
export class RunBuilder {
  readonly #strokes = new Map<number, number[]>();
  readonly #solids: Int32Array[] = [];
  readonly #areas: Rings[] = [];
  readonly #thinned: Map<SymbolShape, SymbolShape>;

  /** @param thinned shapes with thinned polygons; shared, since pads repeat shapes */
  constructor(
    readonly isErasing: boolean,
    thinned = new Map<SymbolShape, SymbolShape>(),
  ) {
    this.#thinned = thinned;
  }

  addSegment({ segments }: CopperLayer, row: number): void {
    const [xs = 0, ys = 0, xe = 0, ye = 0] = segments.xy.subarray(4 * row, 4 * row + 4);
    this.addStroke(segments.widths[row] ?? 0, xs, ys, xe, ye);
  }

  addStroke(width: number, xs: number, ys: number, xe: number, ye: number): void {
    const known = this.#strokes.get(width);
    if (known) known.push(xs, ys, xe, ye);
    else this.#strokes.set(width, [xs, ys, xe, ye]);
  }

  addPad({ pads }: CopperLayer, row: number, shapes: readonly SymbolShape[]): void {
    const shape = shapes[pads.shapes[row] ?? -1];
    if (!shape) return;
    const x = pads.xy[2 * row] ?? 0;
    const y = pads.xy[2 * row + 1] ?? 0;
    const scale = pads.scales[row] ?? 1000;
    if (shape.kind === 'round') {
      this.addStroke(Math.round((shape.diameter * scale) / 1000), x, y, x, y);
      return;
    }
    const placement = {
      ...{ x, y, scale, angle: pads.angles[row] ?? 0 },
      isMirrored: pads.mirrored[row] === 1,
    };
    const { polygons } = this.#thin(shape);
    const placed = polygons.map((polygon) => placePolygon(polygon, placement));
    // A symbol erases only itself, so its polygons share one even-odd fill.
    if (placed.some(({ isNegative }) => isNegative))
      this.addArea(placed.flatMap(({ rings }) => rings));
    else
      for (const { rings } of placed) {
        const [ring, ...more] = rings;
        if (ring && more.length === 0) this.#solids.push(turningLeft(ring));
        else this.addArea(rings);
      }
  }

  addArea(rings: Rings): void {
    if (rings.length > 0) this.#areas.push(rings);
  }

  finish(): Run {
    // Sorted by width, so that the order does not depend on the first piece.
    const strokes = new Map([...this.#strokes].sort(([one], [other]) => one - other));
    return { isErasing: this.isErasing, strokes, solids: this.#solids, areas: this.#areas };
  }

  #thin(shape: SymbolShape): SymbolShape {
    const known = this.#thinned.get(shape);
    if (known) return known;
    const polygons = shape.polygons.map(({ rings, isNegative }) => ({
      rings: rings.map((ring) => thinRing(ring)),
      isNegative,
    }));
    const thinned = { ...shape, polygons };
    this.#thinned.set(shape, thinned);
    return thinned;
  }
}

function turningLeft(ring: Int32Array): Int32Array {
  let doubleArea = 0;
  let x = ring.at(-2) ?? 0;
  let y = ring.at(-1) ?? 0;
  for (let at = 0; at < ring.length; at += 2) {
    const nextX = ring[at] ?? 0;
    const nextY = ring[at + 1] ?? 0;
    doubleArea += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  }
  if (doubleArea >= 0) return ring;
  const turned = new Int32Array(ring.length);
  for (let at = 0; at < ring.length; at += 2) {
    turned[at] = ring[ring.length - at - 2] ?? 0;
    turned[at + 1] = ring[ring.length - at - 1] ?? 0;
  }
  return turned;
}
