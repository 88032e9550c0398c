import { endsAt } from '../geometry/distances.ts';
import { isCertainPower, isReference } from '../names/classesByName.ts';
import { distance } from '../odb/features/circle.ts';
import { type BoardView } from './BoardView.ts';
import { signalWidth } from './supply-width/signalWidth.ts';

/** Traces of this many signal widths carry supplies, motors or discharges. */
const supplyWidths = 3;

/**
 * Nets whose fast currents return through a plane, in order: all but ground, power, and those that
 * only their names or wide traces tell to be supplies.
 */
export function listSignalNets(view: BoardView): number[] {
  const wide = wideShares(view);
  return view.classes.flatMap(({ netClass, source }, net) => {
    if (netClass === 'ground' || netClass === 'power' || !view.isNet(net)) return [];
    const name = view.nameOf(net);
    const isSupply = isCertainPower(name) || isReference(name) || (wide[net] ?? 0) > 0.5;
    return isSupply && source !== 'given' && !view.isCritical(net) ? [] : [net];
  });
}

/** Share of the trace of each net that is as wide as a supply. */
function wideShares(view: BoardView): Float64Array {
  const { copper, nets } = view.board;
  const least = signalWidth(view) * supplyWidths;
  const [all, wide] = [new Float64Array(nets.length), new Float64Array(nets.length)];
  for (const { segments } of copper)
    for (let row = 0; row < segments.count; row++) {
      const net = segments.nets[row] ?? -1;
      if (net < 0) continue;
      const length = distance(...endsAt(segments.xy, row));
      all[net] = (all[net] ?? 0) + length;
      if ((segments.widths[row] ?? 0) >= least) wide[net] = (wide[net] ?? 0) + length;
    }
  return wide.map((part, net) => part / Math.max(1, all[net] ?? 0));
}
