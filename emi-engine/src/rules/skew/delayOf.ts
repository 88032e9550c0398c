import { endsAt } from '../../geometry/distances.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { depthBetween } from '../depthBetween.ts';
import { effective } from '../impedance/lineImpedance.ts';
import { traceLayersAt } from '../traceLayersAt.ts';
import { effectivePermittivity } from '../waves.ts';

/** Speed of light in mm per picosecond. */
const lightMmPs = 0.299_792_458;

/** Delay in picoseconds of all traces of a net and of its vias between them. */
export function delayOf(view: BoardView, net: number): number {
  const ofTraces = view.board.copper.reduce(
    (sum, { index, segments }) =>
      sum +
      [...view.segmentsOf(net, index)].reduce((total, row) => {
        const mm = distance(...endsAt(segments.xy, row)) / nmOfMm;
        return total + mm * psOfMm(view, index, segments.widths[row] ?? 0);
      }, 0),
    0,
  );
  return ofTraces + viasOf(view, net);
}

/** Delay of a millimetre of trace: slower inside of the board, where no air is around it. */
export function psOfMm(view: BoardView, layer: number, width: number): number {
  const { copper, stackup } = view.board;
  const [near] = view.referencesOf(layer);
  const permittivity = near && stackup.dielectrics[Math.min(layer, near.layer)]?.permittivity.value;
  if (!near || permittivity === undefined || near.height <= 0)
    return Math.sqrt(effectivePermittivity(view.board)) / lightMmPs;
  const isOuter = layer === 0 || layer === copper.length - 1;
  const felt = isOuter ? effective(width / near.height, permittivity) : permittivity;
  return Math.sqrt(felt) / lightMmPs;
}

function viasOf(view: BoardView, net: number): number {
  const { holes, stackup } = view.board;
  return [...view.holesOf(net)].reduce((sum, hole) => {
    if (holes.vias[hole] !== 1) return sum;
    const layers = traceLayersAt(view, net, hole);
    const [first = 0] = layers;
    const last = layers[layers.length - 1] ?? first;
    const permittivity = stackup.dielectrics[first]?.permittivity.value ?? 1;
    const mm = depthBetween(stackup, first, last) / nmOfMm;
    return sum + (mm * Math.sqrt(permittivity)) / lightMmPs;
  }, 0);
}
