import { say } from '../../findings/say.ts';
import type { BoardView } from '../BoardView.ts';
import { mmText } from '../../model/lengths.ts';
import { depthBetween } from '../depthBetween.ts';
import { kneeOf } from '../knee.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { traceLayersAt } from '../traceLayersAt.ts';

/** R2: clocks and high-speed nets have few vias, the fewer the faster their edges are. */
export const viaCount = defineRule({
  id: 'R2',
  needs: ['nets', 'criticalNets'],
  defaults: { vias: 2, kneeMhz: 5000 },
  source:
    'TI SLAAE45 (at most two vias on a signal of more than 5 Gbit/s, so more on slower edges); Altium and KiCad rule "via count"',
  find(view, { vias, kneeMhz }) {
    return {
      drafts: view.criticalNets.flatMap((net) => {
        const count = view.board.nets[net]?.vias ?? 0;
        const knee = kneeOf(view, net) ?? {
          ...{ mhz: view.maxFrequencyMhz, atBest: view.frequencyConfidence },
        };
        const limit = Math.max(vias, Math.floor((vias * kneeMhz) / knee.mhz));
        return count > limit ? [{ ...describe(view, net, count, limit), atBest: knee.atBest }] : [];
      }),
      figures: view.criticalNets.flatMap((net) => {
        const stub = longestStub(view, net);
        const values = { net: view.nameOf(net), count: view.board.nets[net]?.vias ?? 0 };
        return stub > 0 ? [say('R2.figure', { ...values, stub: mmText(stub) })] : [];
      }),
    };
  },
});

/** Length in nanometres of the longest via stub of the net. */
function longestStub(view: BoardView, net: number): number {
  const { vias, from, to } = view.board.holes;
  return view.holesOf(net).reduce((longest, hole) => {
    const layers = vias[hole] === 1 ? traceLayersAt(view, net, hole) : [];
    const [first] = layers;
    const last = layers[layers.length - 1];
    if (first === undefined || last === undefined) return longest;
    const { stackup } = view.board;
    const above = depthBetween(stackup, from[hole] ?? 0, first);
    return Math.max(longest, above, depthBetween(stackup, last, to[hole] ?? 0));
  }, 0);
}

function describe(view: BoardView, net: number, count: number, limit: number): Draft {
  const { holes } = view.board;
  const vias = [...view.holesOf(net)].filter((hole) => holes.vias[hole] === 1);
  const [first] = vias;
  const [x, y] =
    first === undefined ? [0, 0] : [holes.xy[first * 2] ?? 0, holes.xy[first * 2 + 1] ?? 0];
  return {
    ...{ net, layer: -1, x, y, measured: count, limit, unit: 'count', limitIs: 'most' },
    isError: false,
    message: say('R2.many', { net: view.nameOf(net), count, limit }),
    advice: say('R2.advice'),
    // A dot at each via.
    paths: vias.map((hole) => {
      const at = holes.xy.subarray(hole * 2, hole * 2 + 2);
      return Int32Array.of(...at, ...at);
    }),
  };
}
