import { say } from '../../findings/say.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { feedsSeveral } from '../feedsSeveral.ts';
import { findFarCells } from '../plane-cells/findFarCells.ts';
import { type Draft } from '../Rule.ts';
import { type PlanePair } from './planePairs.ts';

/** Speed of light in mm per microsecond. */
const lightMmMhz = 299_792.458;

/**
 * Parts of a plane pair that are further from any capacitor between both planes than a share of the
 * wavelength in the dielectric. Vias cannot connect planes of different nets.
 */
export function findUncapped(
  view: BoardView,
  { power, ground, permittivity, overlap }: PlanePair,
  wavelengthShare: number,
): Draft[] {
  const { parts } = view.board;
  const limit = (lightMmMhz / view.maxFrequencyMhz / Math.sqrt(permittivity)) * wavelengthShare;
  const distanceTo = (x: number, y: number) => {
    const capacitor = view.capacitorNear(x, y, Infinity, power.net, ground.net);
    const part = parts[capacitor?.part ?? -1];
    return part ? distance(x, y, part.x, part.y) : Infinity;
  };
  return findFarCells(overlap, limit * nmOfMm, distanceTo).map(({ x, y, distance: far, path }) => {
    const isMissing = far === Infinity;
    const values = {
      ...{ power: view.nameOf(power.net), ground: view.nameOf(ground.net) },
      distance: mmText(far),
    };
    return {
      ...{ net: power.net, otherNets: [ground.net], layer: power.layer, x, y, paths: [path] },
      ...{ atMost: 'warning' as const },
      atBest: feedsSeveral(view, power.net) ? view.frequencyConfidence : ('worth_a_look' as const),
      ...(isMissing
        ? { measured: 0, limit: 1, unit: 'count' as const, limitIs: 'least' as const }
        : { measured: far / nmOfMm, limit, unit: 'mm' as const, limitIs: 'most' as const }),
      message: isMissing ? say('R9.none', values) : say('R9.far', values),
      advice: say('R9.capacitorAdvice'),
    };
  });
}
