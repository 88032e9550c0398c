import { flattenArc } from '../features/circle.ts';
import { featureKind, type Features, type SymbolUse } from '../features/Features.ts';
import { capsule } from './outlines.ts';
import { placePolygon } from './placePolygon.ts';
import { strokeWidth, type Polygon, type SymbolShape } from './SymbolShape.ts';

/**
 * Draws the features of a symbol as polygons, in order. Texts and barcodes are no copper.
 *
 * @param find returns the shape of a nested symbol
 * @param refuse called if there are more than `mostPoints` points
 */
export function drawFeatures(
  features: Features,
  find: (use: SymbolUse) => SymbolShape,
  refuse: () => never,
  mostPoints: number,
): Polygon[] {
  const polygons: Polygon[] = [];
  let points = 0;
  const add = (polygon: Polygon, isNegative: boolean) => {
    points += polygon.rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    if (points > mostPoints) refuse();
    polygons.push({ rings: polygon.rings, isNegative: polygon.isNegative || isNegative });
  };
  const shapeOf = (symbol: number) => {
    const use = features.symbols.get(symbol);
    return use && find(use);
  };

  features.kinds.forEach((kind, feature) => {
    const row = features.rows[feature] ?? 0;
    const isNegative = features.negative[feature] === 1;
    const { lines, arcs, pads } = features;
    if (kind === featureKind.line) {
      const shape = shapeOf(lines.symbols[row] ?? -1);
      const [xs, ys, xe, ye] = four(lines.xy, row * 4);
      if (shape) add(single(capsule(xs, ys, xe, ye, strokeWidth(shape))), isNegative);
    } else if (kind === featureKind.arc) {
      const shape = shapeOf(arcs.symbols[row] ?? -1);
      let [x, y] = four(arcs.xy, row * 6);
      if (shape)
        flattenArc(arcAt(features, row), (nextX, nextY) => {
          add(single(capsule(x, y, nextX, nextY, strokeWidth(shape))), isNegative);
          [x, y] = [nextX, nextY];
        });
    } else if (kind === featureKind.pad) {
      const placement = {
        ...{ x: pads.xy[row * 2] ?? 0, y: pads.xy[row * 2 + 1] ?? 0 },
        ...{ angle: pads.angles[row] ?? 0, scale: pads.scales[row] ?? 1000 },
        isMirrored: pads.mirrored[row] === 1,
      };
      for (const polygon of shapeOf(pads.symbols[row] ?? -1)?.polygons ?? [])
        add(placePolygon(polygon, placement), isNegative);
    } else if (kind === featureKind.surface)
      add({ rings: ringsOf(features, row), isNegative: false }, isNegative);
  });
  return polygons;
}

/** The arc at a row of the table of arcs. */
export function arcAt({ arcs }: Features, row: number) {
  const [xs, ys, xe, ye] = four(arcs.xy, row * 6);
  const [xc, yc] = four(arcs.xy, row * 6 + 4);
  return { xs, ys, xe, ye, xc, yc, isClockwise: arcs.clockwise[row] === 1 };
}

function ringsOf({ surfaces }: Features, row: number): Int32Array[] {
  const rings: Int32Array[] = [];
  for (let ring = surfaces.rings[row] ?? 0; ring < (surfaces.rings[row + 1] ?? 0); ring++)
    rings.push(
      surfaces.xy.subarray((surfaces.points[ring] ?? 0) * 2, (surfaces.points[ring + 1] ?? 0) * 2),
    );
  return rings;
}

function single(ring: Int32Array): Polygon {
  return { rings: [ring], isNegative: false };
}

function four(xy: Int32Array, at: number): [number, number, number, number] {
  return [xy[at] ?? 0, xy[at + 1] ?? 0, xy[at + 2] ?? 0, xy[at + 3] ?? 0];
}
