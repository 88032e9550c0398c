import { type Said } from '../../findings/Finding.ts';
import { say } from '../../findings/say.ts';
import { middleOfPath, pathLength } from '../../geometry/pathLength.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { isAbove } from '../isBeyond.ts';
import { listSignalNets } from '../listSignalNets.ts';
import { defineRule, type Draft } from '../Rule.ts';

/** Excess of a signal layer without any plane beside it: a warning. */
const withoutPlane = 4;
/** Copper layers from which on planes can lie close to signals: two layers have the whole core between. */
const leastLayers = 4;

/** R16: a plane lies beside each signal layer and close to it; the stack-up is symmetrical. */
export const stackup = defineRule({
  id: 'R16',
  needs: ['nets', 'outline'],
  defaults: { signalMm: 50, heightMm: 0.254, symmetryShare: 0.1 },
  source:
    'H. Ott, "PCB Stack-Up", parts 1 and 2 (signal layers less than 0.010 inch from planes); emi-analyzer rule "stackup"; length and symmetry: own',
  find(view, limits) {
    return {
      drafts: [
        ...view.board.copper.flatMap((layer) => checkLayer(view, layer, limits)),
        ...findAsymmetry(view, limits.symmetryShare),
      ],
      figures: describeUnknown(view),
    };
  },
});

function checkLayer(
  view: BoardView,
  layer: CopperLayer,
  { signalMm, heightMm }: { readonly signalMm: number; readonly heightMm: number },
): Draft[] {
  const { index } = layer;
  const traces = listSignalNets(view).flatMap((net) => view.tracesOf(net, index));
  const length = traces.reduce((sum, trace) => sum + pathLength(trace), 0);
  const [longest = new Int32Array(2)] = traces.sort(
    (one, other) => pathLength(other) - pathLength(one),
  );
  if (!isAbove(length, signalMm * nmOfMm, nmOfMm)) return [];
  const [x, y] = middleOfPath(longest);
  const place = { net: -1, layer: index, x, y, paths: [longest] };
  const [nearest] = view.referencesOf(index);
  if (!nearest) {
    // Ground around the traces of a plane layer carries their currents.
    if (view.planes[index]?.isPlane) return [];
    return [
      {
        ...{ ...place, measured: 0, limit: 1, unit: 'count', limitIs: 'least' },
        excess: withoutPlane,
        message: say('R16.none', { layer: layer.name, length: mmText(length) }),
        advice: say('R16.advice'),
      },
    ];
  }
  const gap = view.board.stackup.dielectrics[Math.min(index, nearest.layer)];
  const isKnown = gap && !gap.thickness.isAssumed && view.board.copper.length >= leastLayers;
  if (!isKnown || !isAbove(nearest.height, heightMm * nmOfMm, nmOfMm)) return [];
  return [
    {
      ...{ ...place, measured: nearest.height / nmOfMm, limit: heightMm, unit: 'mm' },
      ...{ limitIs: 'most', atBest: 'likely' },
      message: say('R16.far', {
        ...{ layer: layer.name, plane: view.board.copper[nearest.layer]?.name ?? '' },
        distance: mmText(nearest.height, heightMm * nmOfMm),
      }),
      advice: say('R16.farAdvice'),
    },
  ];
}

/** The pair of dielectrics, as far from the top as from the bottom, that differs most. */
function findAsymmetry({ board }: BoardView, share: number): Draft[] {
  const all = board.stackup.dielectrics.map(({ thickness }) => thickness);
  const pairs = all.slice(0, all.length >> 1).flatMap((upper, at) => {
    const lower = all.at(-1 - at);
    if (!lower || upper.isAssumed || lower.isAssumed) return [];
    const [one, other] = [upper.value, lower.value];
    return [{ at, one, other, measured: Math.abs(one - other) / Math.max(one, other) }];
  });
  const [worst] = pairs.sort((one, other) => other.measured - one.measured);
  if (!worst || !isAbove(worst.measured, share, 0)) return [];
  const [xMin, yMin, xMax, yMax] = board.outline.box;
  return [
    {
      ...{ net: -1, layer: -1, x: (xMin + xMax) / 2, y: (yMin + yMax) / 2, paths: [] },
      ...{ measured: worst.measured, limit: share, unit: 'ratio', limitIs: 'most' },
      ...{ atMost: 'info', atBest: 'worth_a_look' },
      message: say('R16.symmetry', {
        ...{ upper: worst.at + 1, lower: all.length - worst.at },
        ...{ one: mmText(worst.one), other: mmText(worst.other) },
      }),
      advice: say('R16.symmetryAdvice'),
    },
  ];
}

/** States that distances are not known, where they would be judged. */
function describeUnknown({ board: { stackup: stack, copper } }: BoardView): Said[] {
  const count = stack.dielectrics.filter(({ thickness }) => thickness.isAssumed).length;
  return count > 0 && copper.length >= leastLayers ? [say('R16.figure', { count })] : [];
}
