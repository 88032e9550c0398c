import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { distanceOfSegments, endsAt, type Ends } from '../../geometry/distances.ts';
import { type Box, type SymbolShape } from '../../odb/symbols/SymbolShape.ts';
import { placePolygon } from '../../odb/symbols/placePolygon.ts';
import { type CopperLayer } from '../CopperLayer.ts';

/** Edge count from which on an index is used. */
const manyEdges = 48;
/** Most points of a shape that are tested against another shape. */
const mostSamples = 64;

/**
 * The area that a piece of copper covers, for contact tests: strokes with round ends, or polygons
 * with their interior. Nanometres.
 */
export class CopperShape {
  /** Four coordinates each, `xs ys xe ye`. */
  readonly xy: Int32Array;
  /** Half the width of its strokes. */
  readonly reach: number;
  readonly box: Box;
  /** First edge of each polygon, and the end; empty if the strokes enclose nothing. */
  readonly #polygons: readonly number[];
  #index: BoxIndex | undefined;

  private constructor(xy: Int32Array, reach: number, polygons: readonly number[] = []) {
    this.xy = xy;
    this.reach = reach;
    this.#polygons = polygons;
    this.box = boxOf(xy, reach);
  }

  static stroke(ends: Ends, width: number): CopperShape {
    return new CopperShape(Int32Array.from(ends), Math.floor(width / 2));
  }

  static disk(x: number, y: number, diameter: number): CopperShape {
    return CopperShape.stroke([x, y, x, y], diameter);
  }

  /** A pad; erasing parts of a user-defined symbol are omitted. */
  static pad({ pads }: CopperLayer, row: number, shape: SymbolShape): CopperShape {
    const x = pads.xy[row * 2] ?? 0;
    const y = pads.xy[row * 2 + 1] ?? 0;
    const scale = pads.scales[row] ?? 1000;
    if (shape.kind === 'round') return CopperShape.disk(x, y, (shape.diameter * scale) / 1000);
    const placement = {
      ...{ x, y, scale, angle: pads.angles[row] ?? 0 },
      isMirrored: pads.mirrored[row] === 1,
    };
    const polygons = shape.polygons.filter(({ isNegative }) => !isNegative);
    return CopperShape.#ofPolygons(
      polygons.map((polygon) => placePolygon(polygon, placement).rings),
    );
  }

  static area({ areas }: CopperLayer, row: number): CopperShape {
    const { rings, points, xy } = areas;
    const [from = 0, to = 0] = [rings[row], rings[row + 1]];
    const own = Array.from({ length: to - from }, (_, at) =>
      xy.subarray((points[from + at] ?? 0) * 2, (points[from + at + 1] ?? 0) * 2),
    );
    return CopperShape.#ofPolygons([own]);
  }

  static #ofPolygons(polygons: readonly (readonly Int32Array[])[]): CopperShape {
    const count = polygons.flat().reduce((sum, ring) => sum + ring.length / 2, 0);
    const xy = new Int32Array(count * 4);
    const firsts = [0];
    let edge = 0;
    for (const rings of polygons) {
      for (const ring of rings)
        for (let at = 0; at < ring.length; at += 2) {
          const next = at + 2 < ring.length ? at + 2 : 0;
          xy.set([ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0], edge);
          edge += 4;
        }
      firsts.push(edge / 4);
    }
    return new CopperShape(xy, 0, firsts);
  }

  get isFilled(): boolean {
    return this.#polygons.length > 0;
  }

  /** Whether it covers a point. */
  covers(x: number, y: number): boolean {
    const [xMin, yMin, xMax, yMax] = this.box;
    if (x < xMin || x > xMax || y < yMin || y > yMax) return false;
    return this.isFilled
      ? this.#encloses(x, y)
      : this.meets(CopperShape.disk(x, y, 0)) !== undefined;
  }

  /** Where its strokes or edges touch those of another shape, if they do. */
  meets(other: CopperShape): readonly [x: number, y: number] | undefined {
    // The shape with more edges has the index.
    if (other.xy.length > this.xy.length) return other.meets(this);
    const reach = this.reach + other.reach;
    let place: readonly [x: number, y: number] | undefined;
    for (let stroke = 0; stroke < other.xy.length / 4 && !place; stroke++) {
      const ends = endsAt(other.xy, stroke);
      this.#near(ends, reach, (own) => {
        if (place) return;
        const { distance, x, y } = distanceOfSegments(ends, endsAt(this.xy, own));
        if (distance <= reach) place = [x, y];
      });
    }
    return place;
  }

  /** Points to test for lying inside another shape. */
  *samples(): Generator<readonly [x: number, y: number]> {
    const count = this.xy.length / 4;
    const step = Math.max(1, Math.ceil(count / mostSamples));
    for (let stroke = 0; stroke < count; stroke += step) {
      const [xs, ys, xe, ye] = endsAt(this.xy, stroke);
      yield [xs, ys];
      if (!this.isFilled && (xs !== xe || ys !== ye)) yield [xe, ye];
    }
  }

  #near([xs, ys, xe, ye]: Ends, reach: number, visit: (stroke: number) => void): void {
    const count = this.xy.length / 4;
    if (count > manyEdges) {
      this.#index ??= BoxIndex.ofSegments(this.xy);
      this.#index.search([xs, ys, xe, ye], reach, visit);
    } else for (let stroke = 0; stroke < count; stroke++) visit(stroke);
  }

  /** Even-odd rule in each polygon: counts the edges left of the point. */
  #encloses(x: number, y: number): boolean {
    const odd = new Set<number>();
    this.#near([this.box[0], y, x, y], 0, (edge) => {
      const [x1, y1, x2, y2] = endsAt(this.xy, edge);
      if (y1 > y === y2 > y || x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) >= x) return;
      const polygon = this.#polygons.findLastIndex((first) => first <= edge);
      if (!odd.delete(polygon)) odd.add(polygon);
    });
    return odd.size > 0;
  }
}

function boxOf(xy: Int32Array, reach: number): Box {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < xy.length; at += 2) {
    const x = xy[at] ?? 0;
    const y = xy[at + 1] ?? 0;
    xMin = Math.min(xMin, x);
    yMin = Math.min(yMin, y);
    xMax = Math.max(xMax, x);
    yMax = Math.max(yMax, y);
  }
  return [xMin - reach, yMin - reach, xMax + reach, yMax + reach];
}
