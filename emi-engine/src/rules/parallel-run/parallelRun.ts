import { findBuses } from '../../classes/findBuses.ts';
import { say } from '../../findings/say.ts';
import { middleOfPath } from '../../geometry/pathLength.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { excessOf } from '../excessOf.ts';
import { listNames } from '../listNames.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { edgeMm } from '../knee.ts';
import { findCoupling } from './findCoupling.ts';
import { mergeStretches, type CoupledRun } from './mergeStretches.ts';
import { isAbove, isBelow } from '../isBeyond.ts';

/** Share of the wavelength at the knee from which on a run couples the whole edge. */
const wholeShare = 1 / 15;

/** R6: other traces do not run beside clocks and high-speed nets. */
export const parallelRun = defineRule({
  id: 'R6',
  needs: ['nets', 'criticalNets'],
  defaults: { gapWidths: 2, clockGapMm: 0.508, lengthMm: 10 },
  source:
    '3-W rule; Intel design guides (20 mil at least, 50 mil preferred to clocks); Altium rule "Parallel Segment"; Ansys EMI Scanner "Net to Net Coupling"',
  find(view, limits) {
    const partners = partnersOf(view);
    const buses = busesOf(view);
    const isOneBus = (net: number, other: number) =>
      buses.has(net) && buses.get(net) === buses.get(other);
    const drafts = view.criticalNets.flatMap((net) => {
      const least = isClock(view, net) ? limits.clockGapMm * nmOfMm : 0;
      const gapOf = (width: number) => Math.max(width * limits.gapWidths, least);
      const suits = (other: number) =>
        isTold(view, net, other) && partners.get(net) !== other && !isOneBus(net, other);
      return [...findCoupling(view, net, gapOf, suits)].flatMap(([other, stretches]) => {
        const near = stretches.filter(({ gap, limit }) => isBelow(gap, limit, nmOfMm));
        const run = mergeStretches(view.board, near);
        return isAbove(run.length, limits.lengthMm * nmOfMm, nmOfMm)
          ? [describe(view, net, other, run, limits.lengthMm)]
          : [];
      });
    });
    return {
      drafts: mergeSimilar(
        drafts.sort((one, other) => excessOf(other) - excessOf(one)),
        ({ net }) => net,
        ({ message }, all) =>
          say('R6.many', {
            ...{ ...message.values, count: all.length },
            names: listNames(
              view,
              all.flatMap(({ otherNets = [] }) => otherNets),
            ),
          }),
      ),
    };
  },
});

/** The two nets of a differential pair may run beside each other. */
function partnersOf({ pairs }: BoardView): ReadonlyMap<number, number> {
  return new Map(
    pairs.flatMap(({ positive, negative }) => [
      [positive, negative],
      [negative, positive],
    ]),
  );
}

/** The bus of each net that is a line of one; its lines switch together. */
function busesOf({ board }: BoardView): ReadonlyMap<number, number> {
  return new Map(
    findBuses(board.nets).flatMap(({ nets }, bus) => nets.map((net) => [net, bus] as const)),
  );
}

/**
 * Whether two nets are reported for the first one: for two critical nets, the clock or the lower
 * number.
 */
function isTold(view: BoardView, net: number, other: number): boolean {
  const otherClass = view.classes[other]?.netClass;
  if (!view.isNet(other) || otherClass === 'ground' || otherClass === 'power') return false;
  if (!view.isCritical(other)) return true;
  return isClock(view, net) === isClock(view, other) ? net < other : isClock(view, net);
}

function isClock(view: BoardView, net: number): boolean {
  return view.classes[net]?.netClass === 'clock';
}

function describe(
  view: BoardView,
  ...[net, other, run, limit]: readonly [net: number, other: number, run: CoupledRun, limit: number]
): Draft {
  const [x, y] = middleOfPath(run.paths[0] ?? new Int32Array(2));
  const measured = run.length / nmOfMm;
  const values = {
    ...{ net: view.nameOf(net), other: view.nameOf(other) },
    ...{ length: mmText(run.length), gap: mmText(run.gap) },
  };
  return {
    ...{ net, otherNets: [other], layer: run.layer, x, y },
    ...{ measured, limit, unit: 'mm', limitIs: 'most', paths: run.paths },
    // On a shorter run, only a part of the edge couples. What data couples into lines that stay on
    // the board is less regular than clocks, and does not get onto cables.
    ...((measured < edgeMm(view, net, wholeShare) ||
      (!isClock(view, net) && view.classes[other]?.netClass !== 'io')) && {
      atBest: 'worth_a_look',
    }),
    // Touching copper couples about twice as much as copper at the required gap.
    excess: (measured / limit) * (2 - run.gapShare),
    message: say('R6.beside', values),
    advice: say('R6.advice', values),
  };
}
