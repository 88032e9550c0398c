import { fidKind, subnetKind, type EdaData } from '../../odb/eda/EdaData.ts';
import { type CopperLayer } from '../CopperLayer.ts';

/** Share of subnets without features above which the file counts as incomplete. */
const mostEmpty = 0.1;

/**
 * Whether `eda/data` names too little of the copper: none at all, no trace although there are
 * lines, nothing on one of the layers, or nothing for a tenth of the pins, vias, traces and planes.
 *
 * @returns the line of the first subnet without features, 0 without a subnet; undefined if the file
 * is complete
 */
export function lacksFids(
  { subnets, fids }: EdaData,
  copper: readonly CopperLayer[],
): number | undefined {
  let empty = 0;
  let firstLine = 0;
  for (let subnet = 0; subnet < subnets.count; subnet++)
    if (subnets.fids[subnet] === subnets.fids[subnet + 1]) {
      empty += 1;
      firstLine ||= subnets.lines[subnet] ?? 0;
    }
  const isIncomplete =
    empty > subnets.count * mostEmpty ||
    !fids.kinds.includes(fidKind.copper) ||
    copper.some(isNameless) ||
    (!subnets.kinds.includes(subnetKind.trace) &&
      copper.some(({ segments }) => segments.count > 0));
  return isIncomplete ? firstLine : undefined;
}

function isNameless({ segments, pads, areas, isNegative }: CopperLayer): boolean {
  const tables = [segments, pads, areas];
  const isEmpty = tables.every(({ count }) => count === 0);
  return !isNegative && !isEmpty && tables.every(({ nets }) => nets.every((net) => net === -1));
}
