import { endsAt } from '../../geometry/distances.ts';
import { type LayerFiles } from '../../odb/job/Job.ts';
import { type MatrixLayer } from '../../odb/job/Matrix.ts';
import { type Features, type Lines } from '../../odb/features/Features.ts';
import { strokeWidth } from '../../odb/symbols/SymbolShape.ts';
import { Int32List, Uint8List } from '../../odb/text/NumberLists.ts';
import { type Assignment } from './assignNets.ts';
import { holeKind, type Holes } from '../Holes.ts';
import { type Shapes } from './Shapes.ts';

export interface DrillLayer {
  readonly layer: MatrixLayer;
  readonly files: LayerFiles;
  readonly features: Features;
}

/** Options of the attribute `.drill` in their order (ODB++ 8.1, system attributes). */
const drillOptions = [holeKind.plated, holeKind.unplated, holeKind.via];
const toolKinds = new Map<string, number>([
  ['plated', holeKind.plated],
  ['non_plated', holeKind.unplated],
  ['via', holeKind.via],
]);

/**
 * Lists the holes and plated slots of all drill layers. The attribute `.drill` states the purpose
 * of a hole, else the tools of its diameter if they agree. A drill layer without a span drills
 * through.
 *
 * @param copper names of the copper layers from the top down
 */
export function buildHoles(
  drills: readonly DrillLayer[],
  copper: readonly string[],
  assignment: Assignment | undefined,
  shapes: Shapes,
): Holes {
  const xy = new Int32List();
  const lists = {
    ...{ diameters: new Int32List(), nets: new Int32List() },
    ...{ from: new Int32List(), to: new Int32List() },
  };
  const kinds = new Uint8List();
  const vias = new Uint8List();
  const addAll = (
    { layer, files, features }: DrillLayer,
    { count, symbols, features: numbers }: Pick<Lines, 'count' | 'symbols' | 'features'>,
    placeOf: (row: number) => readonly [x: number, y: number],
    isHole: (kind: number) => boolean,
  ) => {
    const [from, to] = spanOf(layer, copper);
    const options = features.attributes.get('.drill');
    const owners = assignment?.owners.get(layer.name);
    const named = assignment?.vias.get(layer.name);
    for (let row = 0; row < count; row++) {
      const feature = numbers[row] ?? 0;
      const use = features.symbols.get(symbols[row] ?? -1);
      const shape = shapes.list[use ? shapes.numberOf(use) : shapes.none];
      const diameter = shape ? strokeWidth(shape) : 0;
      const option = options?.[feature] ?? -1;
      const kind = drillOptions[option] ?? kindOfTool(files, diameter);
      if (!isHole(kind)) continue;
      const [x, y] = placeOf(row);
      xy.push(x);
      xy.push(y);
      lists.diameters.push(diameter);
      lists.nets.push(owners?.[feature] ?? -1);
      lists.from.push(from);
      lists.to.push(to);
      kinds.push(kind);
      vias.push(named?.[feature] === 1 || (!named && kind === holeKind.via) ? 1 : 0);
    }
  };
  for (const drill of drills) {
    const { pads } = drill.features;
    const placeOf = (row: number) => [pads.xy[row * 2] ?? 0, pads.xy[row * 2 + 1] ?? 0] as const;
    addAll(drill, pads, placeOf, () => true);
  }
  const drilled = kinds.length;
  for (const drill of drills) {
    const { lines } = drill.features;
    const middleOf = (row: number) => {
      const [xs, ys, xe, ye] = endsAt(lines.xy, row);
      return [Math.round((xs + xe) / 2), Math.round((ys + ye) / 2)] as const;
    };
    addAll(drill, lines, middleOf, (kind) => kind === holeKind.plated || kind === holeKind.via);
  }
  return {
    count: kinds.length,
    drilled,
    isKnown: drills.length > 0,
    xy: xy.finish(),
    diameters: lists.diameters.finish(),
    kinds: kinds.finish(),
    nets: lists.nets.finish(),
    from: lists.from.finish(),
    to: lists.to.finish(),
    vias: vias.finish(),
  };
}

function kindOfTool({ tools = [] }: LayerFiles, diameter: number): number {
  // Writers round sizes in mil and micron.
  const types = new Set(
    tools.filter((tool) => Math.abs(tool.diameter - diameter) < 2000).map(({ type }) => type),
  );
  const [type] = types;
  return (types.size === 1 ? toolKinds.get(type ?? '') : undefined) ?? holeKind.unknown;
}

/** Writers name the span from either side. */
function spanOf({ start, end }: MatrixLayer, copper: readonly string[]): [number, number] {
  const one = copper.indexOf(start);
  const other = copper.indexOf(end);
  const last = Math.max(0, copper.length - 1);
  if (one < 0 || other < 0) return [0, last];
  return [Math.min(one, other), Math.max(one, other)];
}
