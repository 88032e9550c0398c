import { say } from '../../findings/say.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type Confidence } from '../../findings/Finding.ts';
import { figureText } from '../../model/figureText.ts';
import { edgeMm, highestOf } from '../knee.ts';
import { wavelengthMm } from '../waves.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { leadsOut } from '../leadsOut.ts';
import { listSignalNets } from '../listSignalNets.ts';
import { mergeOthers } from '../mergeOthers.ts';
import { findChanges, type ReferenceChange } from './findChanges.ts';
import { findReturn } from './findReturn.ts';
import { isAbove } from '../isBeyond.ts';

/** A detour shorter than this share of the wavelength at the knee hardly slows the current. */
const shortShare = 1 / 75;

/** R4: where a net changes its reference plane, a return path is nearby. */
export const referenceChange = defineRule({
  id: 'R4',
  needs: ['nets', 'planes', 'holes'],
  defaults: { returnMm: 2, criticalReturnMm: 1.27, capacitorShare: 1 / 20 },
  source:
    'emi-analyzer rule "return-via" (2.0 mm); TI SNLA426 (50 mil); Ansys EMI Scanner "Net Changing Reference"; capacitors between planes of different nets: own (lambda/20)',
  find(view, limits) {
    const drafts = listSignalNets(view).flatMap((net) => {
      const isCritical = view.isCritical(net);
      const viaMm = isCritical ? limits.criticalReturnMm : limits.returnMm;
      const highest = highestOf(view, net);
      // The current spreads between the two planes until it reaches a capacitor.
      const capacitorMm = Math.max(
        viaMm,
        wavelengthMm(view.board, highest.mhz) * limits.capacitorShare,
      );
      const found = findChanges(view, net).flatMap((change) =>
        describe(view, change, { viaMm, capacitorMm, atBest: highest.atBest }),
      );
      // For a non-critical net, only the worst via is reported.
      const [first, ...others] = found;
      return isCritical || !first
        ? found
        : [others.reduce((worst, next) => (next.measured > worst.measured ? next : worst), first)];
    });
    const between = ({ message: { values } }: Draft) =>
      ['plane', 'planeNet', 'nextPlane', 'nextNet'].map((name) => values[name]);
    return {
      drafts: mergeOthers(
        view,
        drafts,
        (draft) => between(draft).sort().join(' '),
        ({ message }, values) => say('R4.many', { ...message.values, ...values }),
      ),
    };
  },
});

function describe(
  view: BoardView,
  change: ReferenceChange,
  limits: { readonly viaMm: number; readonly capacitorMm: number; readonly atBest: Confidence },
): Draft[] {
  const { net, hole, layers, planes } = change;
  const { xy } = view.board.holes;
  const [x, y] = [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0];
  if (!view.isCritical(net) && leadsOut(view, net, x, y)) return [];
  const found = findReturn(view, x, y, planes, limits.viaMm * nmOfMm);
  const isOneNet = found.nets[0] === found.nets[1];
  const limit = isOneNet ? limits.viaMm : limits.capacitorMm;
  const measured = found.distance / nmOfMm;
  if (!isAbove(measured, limit)) return [];
  const nameOf = (layer: number) => view.board.copper[layer]?.name ?? '-';
  const [one, other] = found.nets;
  const values = {
    net: view.nameOf(net),
    ...{ from: nameOf(layers[0]), to: nameOf(layers[1]) },
    ...{ plane: nameOf(planes[0]), nextPlane: nameOf(planes[1]) },
    ...{ planeNet: view.nameOf(one), nextNet: view.nameOf(other) },
    ...{ distance: mmText(found.distance, limit * nmOfMm), limit: figureText(limit, 2) },
  };
  const code = isOneNet ? 'Via' : 'Capacitor';
  const atBestOf = () => {
    if (!isOneNet) return limits.atBest;
    // The return currents of a pair cancel each other.
    const isShort = view.isPaired(net) || measured < edgeMm(view, net, shortShare);
    return isShort ? 'worth_a_look' : 'certain';
  };
  return [
    {
      ...{ net, layer: layers[0], x, y, measured, limit, unit: 'mm', limitIs: 'most' },
      otherNets: [...new Set(found.nets)].filter((plane) => plane >= 0 && plane !== net),
      isError: view.isCritical(net),
      atBest: atBestOf(),
      message: say(found.at ? `R4.far${code}` : `R4.no${code}`, values),
      advice: say(`R4.advice${code}`, values),
      paths: found.at ? [Int32Array.of(x, y, ...found.at)] : [],
    },
  ];
}
