import { distanceToBox, padBox } from '../../copper/padBox.ts';
import { say } from '../../findings/say.ts';
import { figureText } from '../../model/figureText.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { depthBetween } from '../depthBetween.ts';
import { isAbove } from '../isBeyond.ts';
import { kneeOf } from '../knee.ts';
import { pinLayer, pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { traceLayersAt } from '../traceLayersAt.ts';

/** Speed of light in mm per microsecond; divided by MHz it gives mm. */
const lightMmMhz = 299_792.458;

interface Stub {
  readonly hole: number;
  /** Layer where the signal leaves the via. */
  readonly layer: number;
  readonly lengthMm: number;
}

/** R25: the unused ends of vias resonate far above the edges of their net. */
export const viaStub = defineRule({
  id: 'R25',
  needs: ['nets', 'criticalNets', 'holes'],
  defaults: { resonanceTimes: 4 },
  source: 'emi-analyzer rule "via-stub" (resonance_margin 4.0); quarter-wave resonance',
  find(view, { resonanceTimes }) {
    return {
      drafts: view.criticalNets.flatMap((net) => {
        const given = view.settings.maxFrequencyMhz;
        const knee = kneeOf(view, net);
        const mhz = knee?.mhz ?? given;
        if (mhz === undefined) return [];
        const limit = quarterMm(view, mhz * resonanceTimes);
        const [longest] = listStubs(view, net).sort((one, other) => other.lengthMm - one.lengthMm);
        if (!longest || !isAbove(longest.lengthMm, limit)) return [];
        const found = describe(view, net, longest, { limit, mhz });
        return [{ ...found, atBest: isStated(view) ? 'likely' : 'worth_a_look' }];
      }),
    };
  },
});

/** Length of a via at whose frequency it is a quarter of the wavelength in the board. */
function quarterMm({ board: { stackup } }: BoardView, mhz: number): number {
  const { dielectrics } = stackup;
  const sum = dielectrics.reduce((total, { permittivity }) => total + permittivity.value, 0);
  const mean = dielectrics.length > 0 ? sum / dielectrics.length : 1;
  return lightMmMhz / mhz / 4 / Math.sqrt(mean);
}

function isStated({ board: { stackup } }: BoardView): boolean {
  return stackup.dielectrics.every(({ thickness }) => !thickness.isAssumed);
}

/** The ends of the vias of a net beyond the first and last layer that use them. */
function listStubs(view: BoardView, net: number): Stub[] {
  const { holes, stackup } = view.board;
  return [...view.holesOf(net)].flatMap((hole) => {
    const layers = holes.vias[hole] === 1 ? usedLayers(view, net, hole) : [];
    const [first] = layers;
    const last = layers[layers.length - 1];
    if (first === undefined || last === undefined || first === last) return [];
    const ends = [
      { layer: first, nm: depthBetween(stackup, holes.from[hole] ?? 0, first) },
      { layer: last, nm: depthBetween(stackup, last, holes.to[hole] ?? 0) },
    ];
    return ends.map(({ layer, nm }) => ({ hole, layer, lengthMm: nm / nmOfMm }));
  });
}

/** Layers on which a trace, an area or the pad of a part uses a via, from the top down. */
function usedLayers(view: BoardView, net: number, hole: number): number[] {
  const { board } = view;
  const [x, y] = [board.holes.xy[hole * 2] ?? 0, board.holes.xy[hole * 2 + 1] ?? 0];
  const ofTraces = new Set(traceLayersAt(view, net, hole));
  return board.copper.flatMap(({ index }) => {
    if (!view.isHoleOn(hole, index)) return [];
    const isUsed =
      ofTraces.has(index) ||
      (view.areasOf(net, index).length > 0 && view.copperOf(index).netAt(x, y) === net) ||
      isInPad(view, net, index, [x, y]);
    return isUsed ? [index] : [];
  });
}

/** Whether a point lies in the pad of a part. */
function isInPad(
  view: BoardView,
  net: number,
  layer: number,
  [x, y]: readonly [x: number, y: number],
): boolean {
  const { board } = view;
  const { xy } = board.copper[layer]?.pads ?? { xy: new Int32Array() };
  return [...view.pinsOf(net)].some((pin) => {
    const [px, py] = pinPoint(board, pin);
    const row = view.padsOf(net, layer).find((pad) => xy[pad * 2] === px && xy[pad * 2 + 1] === py);
    const isHere = pinLayer(board, pin) === layer && row !== undefined;
    return isHere && distanceToBox(padBox(board, layer, row), x, y) === 0;
  });
}

function describe(
  view: BoardView,
  net: number,
  { hole, layer, lengthMm }: Stub,
  { limit, mhz }: { readonly limit: number; readonly mhz: number },
): Draft {
  const { xy } = view.board.holes;
  const [x, y] = [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0];
  return {
    ...{ net, layer, x, y, measured: lengthMm, limit, unit: 'mm', limitIs: 'most' },
    ...{ atMost: 'warning', paths: [Int32Array.of(x, y, x, y)] },
    message: say('R25.stub', {
      ...{ net: view.nameOf(net), layer: view.board.copper[layer]?.name ?? '' },
      ...{ length: mmText(lengthMm * nmOfMm, limit * nmOfMm), frequency: figureText(mhz, 0) },
      resonance: figureText(quarterMm(view, 1000) / lengthMm, 1),
    }),
    advice: say('R25.advice'),
  };
}
