import { flattenArc } from '../../odb/features/circle.ts';
import { type Features } from '../../odb/features/Features.ts';
import { arcAt } from '../../odb/symbols/drawFeatures.ts';
import { strokeWidth } from '../../odb/symbols/SymbolShape.ts';
import { Int32List } from '../../odb/text/NumberLists.ts';
import { type Areas, type CopperLayer, type Pads, type Segments } from '../CopperLayer.ts';
import { type Shapes } from './Shapes.ts';

/** Builds the copper of one layer. @param owners net of each feature, from `assignNets` */
export function buildCopperLayer(
  { name, index, isNegative }: Pick<CopperLayer, 'name' | 'index' | 'isNegative'>,
  features: Features,
  owners: Int32Array | undefined,
  shapes: Shapes,
): CopperLayer {
  const numbers = new Map(
    [...features.symbols].map(([symbol, use]) => [symbol, shapes.numberOf(use)]),
  );
  const pick = (numbersOf: Int32Array) => ({
    features: numbersOf,
    nets: numbersOf.map((feature) => owners?.[feature] ?? -1),
    negative: Uint8Array.from(numbersOf, (feature) => features.negative[feature] ?? 0),
  });
  return {
    ...{ name, index, isNegative },
    segments: buildSegments(features, numbers, shapes, pick),
    pads: buildPads(features, numbers, shapes, pick),
    areas: buildAreas(features, pick),
  };
}

type PickPieces = (features: Int32Array) => Pick<Areas, 'features' | 'nets' | 'negative'>;

function buildSegments(
  features: Features,
  numbers: ReadonlyMap<number, number>,
  shapes: Shapes,
  pick: PickPieces,
): Segments {
  const { lines, arcs } = features;
  const widthOf = (symbol: number) => {
    const shape = shapes.list[numbers.get(symbol) ?? -1];
    return shape ? strokeWidth(shape) : 0;
  };
  const widths = new Map([...features.symbols.keys()].map((symbol) => [symbol, widthOf(symbol)]));
  const lineWidths = lines.symbols.map((symbol) => widths.get(symbol) ?? 0);
  if (arcs.count === 0)
    return { count: lines.count, xy: lines.xy, widths: lineWidths, ...pick(lines.features) };
  const chain = { xy: new Int32List(), widths: new Int32List(), features: new Int32List() };
  for (let row = 0; row < arcs.count; row++) {
    const arc = arcAt(features, row);
    let { xs: x, ys: y } = arc;
    flattenArc(arc, (nextX, nextY) => {
      for (const value of [x, y, nextX, nextY]) chain.xy.push(value);
      chain.widths.push(widths.get(arcs.symbols[row] ?? -1) ?? 0);
      chain.features.push(arcs.features[row] ?? 0);
      [x, y] = [nextX, nextY];
    });
  }
  return {
    count: lines.count + chain.features.length,
    xy: join(lines.xy, chain.xy),
    widths: join(lineWidths, chain.widths),
    ...pick(join(lines.features, chain.features)),
  };
}

function buildPads(
  { pads }: Features,
  numbers: ReadonlyMap<number, number>,
  shapes: Shapes,
  pick: PickPieces,
): Pads {
  return {
    ...{ count: pads.count, xy: pads.xy, ...pick(pads.features) },
    shapes: pads.symbols.map((symbol) => numbers.get(symbol) ?? shapes.none),
    ...{ angles: pads.angles, mirrored: pads.mirrored, scales: pads.scales },
  };
}

function buildAreas({ surfaces }: Features, pick: PickPieces): Areas {
  return { ...surfaces, ...pick(surfaces.features) };
}

function join(array: Int32Array, list: Int32List): Int32Array {
  const rest = list.finish();
  const joined = new Int32Array(array.length + rest.length);
  joined.set(array);
  joined.set(rest, array.length);
  return joined;
}
