import { type Warnings } from '../../problems/Warnings.ts';
import { fidKind, noNet, subnetKind, type EdaData } from '../../odb/eda/EdaData.ts';
import { type Features } from '../../odb/features/Features.ts';
import { type Net } from '../Board.ts';
import { lengthOfFeature } from '../lengthOfFeature.ts';

/** A layer whose features nets can name. */
interface NamedLayer {
  readonly name: string;
  readonly features: Features;
  readonly isCopper: boolean;
}

export interface Assignment {
  readonly nets: readonly Net[];
  /** Net of each feature by layer; a real net takes precedence over `$NONE$`. */
  readonly owners: ReadonlyMap<string, Int32Array>;
  /** 1 for each feature of a drill layer that a via names. */
  readonly vias: ReadonlyMap<string, Uint8Array>;
}

/**
 * Assigns features to nets by the feature ids of `eda/data`. The length of a net sums its lines and
 * arcs on copper layers, each once, however many subnets name them. Ids of layers that are not
 * read, such as masks, are ignored.
 */
export function assignNets(
  eda: EdaData,
  layers: readonly NamedLayer[],
  known: ReadonlySet<string>,
  file: string,
  warnings: Warnings,
): Assignment {
  const none = eda.nets.indexOf(noNet);
  const byName = new Map(layers.map((layer) => [layer.name, state(layer)]));
  const byNumber = eda.layers.map((name) => byName.get(name));
  for (const layer of eda.layers)
    if (!known.has(layer))
      warnings.add({
        ...{ code: 'eda-layer-unknown', file, line: eda.layersLine, values: { layer } },
      });
  const totals = eda.nets.map((name, net) => {
    const { isCritical = false, pair = '' } = eda.netAttributes.get(net) ?? {};
    return {
      ...{ name, traceMm: 0, vias: 0, pins: 0 },
      ...(isCritical && { isCritical }),
      ...(pair !== '' && { pair }),
    };
  });

  for (let subnet = 0; subnet < eda.subnets.count; subnet++) {
    const net = eda.subnets.nets[subnet] ?? 0;
    const kind = eda.subnets.kinds[subnet];
    const total = totals[net];
    if (!total) continue;
    if (kind === subnetKind.via) total.vias += 1;
    if (kind === subnetKind.pin) total.pins += 1;
    const end = eda.subnets.fids[subnet + 1] ?? 0;
    for (let fid = eda.subnets.fids[subnet] ?? 0; fid < end; fid++) {
      const number = eda.fids.layers[fid] ?? 0;
      const feature = eda.fids.features[fid] ?? 0;
      const layer = byNumber[number];
      if (!layer || eda.fids.kinds[fid] === fidKind.laminate) continue;
      if (feature >= layer.owners.length) {
        const name = eda.layers[number] ?? '';
        const line = eda.subnets.lines[subnet] ?? 0;
        warnings.add({ code: 'eda-feature-unknown', file, line, values: { layer: name } });
        continue;
      }
      if (kind === subnetKind.via) layer.vias[feature] = 1;
      const owner = layer.owners[feature] ?? -1;
      if (owner < 0 || owner === none) layer.owners[feature] = net;
      // Subnets of a net are consecutive, so the last net that counted a feature is enough.
      if (layer.isCopper && layer.counted[feature] !== net) {
        layer.counted[feature] = net;
        total.traceMm += lengthOfFeature(layer.features, feature);
      }
    }
  }
  return {
    nets: totals,
    owners: new Map([...byName].map(([name, { owners }]) => [name, owners])),
    vias: new Map([...byName].map(([name, { vias }]) => [name, vias])),
  };
}

function state({ features, isCopper }: NamedLayer) {
  const { length } = features.kinds;
  return {
    ...{ features, isCopper },
    owners: new Int32Array(length).fill(-1),
    counted: new Int32Array(length).fill(-1),
    vias: new Uint8Array(length),
  };
}
