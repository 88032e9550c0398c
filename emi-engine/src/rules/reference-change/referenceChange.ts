import { say } from '../../findings/say.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { listSignalNets } from '../listSignalNets.ts';
import { findChanges, type ReferenceChange } from './findChanges.ts';
import { findReturn } from './findReturn.ts';
import { isAbove } from '../isBeyond.ts';

/** R4: where a net changes its reference plane, a return path is nearby. */
export const referenceChange = defineRule({
  id: 'R4',
  needs: ['nets', 'planes', 'holes'],
  defaults: { returnMm: 2, criticalReturnMm: 1.27 },
  source:
    'emi-analyzer rule "return-via" (2.0 mm); TI SNLA426 (50 mil); Ansys EMI Scanner "Net Changing Reference"',
  find(view, limits) {
    return {
      drafts: listSignalNets(view).flatMap((net) => {
        const isCritical = view.isCritical(net);
        const limit = isCritical ? limits.criticalReturnMm : limits.returnMm;
        const drafts = findChanges(view, net).flatMap((change) => describe(view, change, limit));
        // For a non-critical net, only the worst via is reported.
        const [first, ...others] = drafts;
        return isCritical || !first
          ? drafts
          : [
              others.reduce(
                (worst, next) => (next.measured > worst.measured ? next : worst),
                first,
              ),
            ];
      }),
    };
  },
});

function describe(view: BoardView, change: ReferenceChange, limit: number): Draft[] {
  const { net, hole, layers, planes } = change;
  const { xy } = view.board.holes;
  const [x, y] = [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0];
  const found = findReturn(view, x, y, planes, limit * nmOfMm);
  const measured = found.distance / nmOfMm;
  if (!isAbove(measured, limit)) return [];
  const nameOf = (layer: number) => view.board.copper[layer]?.name ?? '-';
  const [one, other] = found.nets;
  const values = {
    net: view.nameOf(net),
    ...{ from: nameOf(layers[0]), to: nameOf(layers[1]) },
    ...{ plane: nameOf(planes[0]), nextPlane: nameOf(planes[1]) },
    ...{ planeNet: view.nameOf(one), nextNet: view.nameOf(other) },
    ...{ distance: mmText(found.distance, limit * nmOfMm), limit },
  };
  const code = one === other ? 'Via' : 'Capacitor';
  return [
    {
      ...{ net, layer: layers[0], x, y, measured, limit, unit: 'mm', limitIs: 'most' },
      otherNets: [...new Set(found.nets)].filter((plane) => plane >= 0 && plane !== net),
      isError: view.isCritical(net),
      message: say(found.at ? `R4.far${code}` : `R4.no${code}`, values),
      advice: say(`R4.advice${code}`, values),
      paths: found.at ? [Int32Array.of(x, y, ...found.at)] : [],
    },
  ];
}
