import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { type CopperLayer } from '../CopperLayer.ts';
import { holeKind, type Holes } from '../Holes.ts';
import { type SymbolShape } from '../../odb/symbols/SymbolShape.ts';
import { CopperShape } from './CopperShape.ts';
import { type ShapedPiece, LayerGrowth } from './LayerGrowth.ts';

/** A point with a known net. */
export interface Seed {
  readonly x: number;
  readonly y: number;
  readonly net: number;
  /** Index of the copper layer, -1 for all. */
  readonly layer: number;
}

/** Copper and holes with the nets they got. */
export interface Grown {
  readonly copper: readonly CopperLayer[];
  readonly holes: Holes;
  /** Features of each copper layer that got a net, with the net. */
  readonly features: readonly ReadonlyMap<number, number>[];
  /** Net at a point of a layer, of copper that had none before; -1 for none. */
  netAt(layer: number, x: number, y: number): number;
}

/** A piece or a hole from which its net spreads. */
type Front =
  | { readonly net: number; readonly layer: number; readonly piece: ShapedPiece }
  | { readonly net: number; readonly hole: number };

/** Plating comes last: nothing on a layer erases it. */
const lastFeature = Infinity;

/**
 * Spreads nets over copper without a net: from points with a known net and from named copper to
 * whatever touches it, through plated holes from layer to layer. Copper that two nets reach gets
 * the net that is fewer pieces away.
 *
 * @param isNet tells net numbers from `$NONE$`
 */
export function growNets(
  { copper, holes }: { readonly copper: readonly CopperLayer[]; readonly holes: Holes },
  shapes: readonly SymbolShape[],
  seeds: readonly Seed[],
  isNet: (net: number) => boolean,
): Grown {
  const layers = copper.map((layer) => new LayerGrowth(layer, shapes));
  const holeNets = holes.nets.slice();
  const holeForms = Array.from({ length: holes.count }, (_, hole) =>
    CopperShape.disk(
      holes.xy[hole * 2] ?? 0,
      holes.xy[hole * 2 + 1] ?? 0,
      holes.diameters[hole] ?? 0,
    ),
  );
  const holePlaces = BoxIndex.ofSegments(Int32Array.from(holeForms.flatMap(({ box }) => box)));
  const queue: Front[] = [];

  const spreadTo = (layer: number, net: number, form: CopperShape, feature: number) => {
    for (const piece of layers[layer]?.spread(net, form, feature) ?? [])
      queue.push({ net, layer, piece });
  };
  const spreadToHoles = (layer: number, net: number, form: CopperShape, feature: number) => {
    holePlaces.search([form.box[0], form.box[1], form.box[2], form.box[3]], 0, (hole) => {
      const own = holeForms[hole];
      if (!own || holeNets[hole] !== -1 || holes.kinds[hole] === holeKind.unplated) return;
      if (layer >= 0 && (layer < (holes.from[hole] ?? 0) || layer > (holes.to[hole] ?? 0))) return;
      const [x, y] = [own.xy[0] ?? 0, own.xy[1] ?? 0];
      const place = form.covers(x, y) ? ([x, y] as const) : form.meets(own);
      if (!place || layers[layer]?.survives(...place, feature, lastFeature) === false) return;
      holeNets[hole] = net;
      queue.push({ net, hole });
    });
  };

  for (const [layer, growth] of layers.entries())
    for (const [piece, net] of growth.named(isNet)) queue.push({ net, layer, piece });
  holes.nets.forEach((net, hole) => {
    if (isNet(net)) queue.push({ net, hole });
  });
  for (const { x, y, net, layer } of seeds) {
    const form = CopperShape.disk(x, y, 0);
    spreadToHoles(layer, net, form, lastFeature);
    for (const each of layer < 0 ? layers.keys() : [layer]) spreadTo(each, net, form, lastFeature);
  }
  // The loop extends the queue.
  for (const front of queue) {
    if ('hole' in front) {
      const form = holeForms[front.hole];
      if (!form || holes.kinds[front.hole] === holeKind.unplated) continue;
      for (let layer = holes.from[front.hole] ?? 0; layer <= (holes.to[front.hole] ?? -1); layer++)
        spreadTo(layer, front.net, form, lastFeature);
    } else {
      const { net, layer, piece } = front;
      spreadTo(layer, net, piece.form, piece.feature);
      spreadToHoles(layer, net, piece.form, piece.feature);
    }
  }
  return {
    copper: layers.map(({ layer, nets }) => ({
      ...layer,
      segments: { ...layer.segments, nets: nets.segments },
      pads: { ...layer.pads, nets: nets.pads },
      areas: { ...layer.areas, nets: nets.areas },
    })),
    holes: { ...holes, nets: holeNets },
    features: layers.map(grownFeatures),
    netAt: (layer, x, y) => layers[layer]?.netAt(x, y) ?? -1,
  };
}

function grownFeatures({ layer, nets }: LayerGrowth): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const table of ['segments', 'pads', 'areas'] as const)
    nets[table].forEach((net, row) => {
      if (net !== layer[table].nets[row]) found.set(layer[table].features[row] ?? 0, net);
    });
  return found;
}
