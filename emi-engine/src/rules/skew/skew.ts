import { findBuses } from '../../classes/findBuses.ts';
import { type NetPair } from '../../classes/findPairs.ts';
import { type Confidence } from '../../findings/Finding.ts';
import { say } from '../../findings/say.ts';
import { figureText } from '../../model/figureText.ts';
import { type BoardView } from '../BoardView.ts';
import { isAbove } from '../isBeyond.ts';
import { kneeOf } from '../knee.ts';
import { pinLayer, pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { delayOf } from './delayOf.ts';

/** Rise time in ps of a knee frequency in MHz, and the time of a bit at five edges' knees. */
const [psOfRise, psOfBit] = [350_000, 2_500_000];
/** Slowest delay of a board in ps for each mm, by which lengths alone explain a skew. */
const slowest = 7.5;
/** Least lines of a group. */
const leastLines = 3;

/** R24: signals of a pair or group arrive together, also where their layers differ in speed. */
export const skew = defineRule({
  id: 'R24',
  needs: ['nets', 'criticalNets'],
  defaults: { pairRiseShare: 0.05, groupBitShare: 0.1 },
  source:
    'emi-analyzer rule "ddr-skew" (delays by layer, in time); shares: own, a twentieth of the rise as in R12 and a tenth of the bit',
  find(view, { pairRiseShare, groupBitShare }) {
    return {
      drafts: [
        ...view.pairs.flatMap((pair) => findPairSkew(view, pair, pairRiseShare)),
        ...listGroups(view).flatMap((group) => findGroupSkew(view, group, groupBitShare)),
      ],
    };
  },
});

function findPairSkew(view: BoardView, pair: NetPair, share: number): Draft[] {
  const { positive, negative } = pair;
  const speed = speedOf(view, positive) ?? speedOf(view, negative);
  const pins = (net: number) => view.pinsOf(net).length;
  if (!speed || pins(positive) !== pins(negative)) return [];
  const limit = (psOfRise / speed.mhz) * share;
  const difference = Math.abs(lengthOf(view, positive) - lengthOf(view, negative));
  const delays = [delayOf(view, positive), delayOf(view, negative)] as const;
  const measured = Math.abs(delays[0] - delays[1]);
  // R12 reports lengths that differ by as much.
  if (difference * slowest > limit || !isAbove(measured, limit, 0)) return [];
  const [slow, fast] = delays[0] > delays[1] ? [positive, negative] : [negative, positive];
  return [describe(view, { slow, fast, measured, limit, atBest: speed.atBest }, 'R24.pair')];
}

function findGroupSkew(view: BoardView, nets: readonly number[], share: number): Draft[] {
  const speed = nets.map((net) => speedOf(view, net)).find((each) => each !== undefined);
  if (!speed) return [];
  const limit = (psOfBit / speed.mhz) * share;
  const sorted = nets
    .map((net) => ({ net, delay: delayOf(view, net) }))
    .sort((one, other) => one.delay - other.delay || one.net - other.net);
  const [first] = sorted;
  const last = sorted[sorted.length - 1];
  if (!first || !last || !isAbove(last.delay - first.delay, limit, 0)) return [];
  const found = { slow: last.net, fast: first.net, measured: last.delay - first.delay, limit };
  return [describe(view, { ...found, atBest: speed.atBest }, 'R24.group')];
}

/** Lines of a bus that run from one part to another, without branches. */
function listGroups(view: BoardView): number[][] {
  return findBuses(view.board.nets).flatMap(({ nets }) => {
    const groups = new Map<string, number[]>();
    for (const net of nets) {
      const pins = [...view.pinsOf(net)];
      const parts = pins.map((pin) => view.board.pins.parts[pin] ?? -1);
      if (pins.length !== 2 || !view.isCritical(net) || view.isPaired(net)) continue;
      const key = parts.sort((one, other) => one - other).join(' ');
      groups.set(key, [...(groups.get(key) ?? []), net]);
    }
    return [...groups.values()].filter(({ length }) => length >= leastLines);
  });
}

/** Knee of the edges of a net; the highest frequency only if it was given. */
function speedOf(
  view: BoardView,
  net: number,
): { readonly mhz: number; readonly atBest: Confidence } | undefined {
  const given = view.settings.maxFrequencyMhz;
  const known = kneeOf(view, net);
  return known ?? (given === undefined ? undefined : { mhz: given, atBest: 'likely' });
}

function lengthOf({ board }: BoardView, net: number): number {
  return board.nets[net]?.traceMm ?? 0;
}

function describe(
  view: BoardView,
  found: {
    readonly slow: number;
    readonly fast: number;
    readonly measured: number;
    readonly limit: number;
    readonly atBest: Confidence;
  },
  code: 'R24.pair' | 'R24.group',
): Draft {
  const { slow, fast, measured, limit, atBest } = found;
  const [pin = -1] = view.pinsOf(slow);
  const [x, y] = pinPoint(view.board, pin);
  const ofNets = (net: number) =>
    view.board.copper.flatMap(({ index }) => view.tracesOf(net, index));
  return {
    ...{ net: slow, otherNets: [fast], layer: pinLayer(view.board, pin), x, y },
    ...{ measured, limit, unit: 'ps', limitIs: 'most', atMost: 'warning', atBest },
    message: say(code, {
      ...{ slow: view.nameOf(slow), fast: view.nameOf(fast) },
      ...{ skew: figureText(measured, 1), limit: figureText(limit, 1) },
      ...{ one: figureText(lengthOf(view, slow), 1), other: figureText(lengthOf(view, fast), 1) },
    }),
    advice: say(code === 'R24.pair' ? 'R24.pairAdvice' : 'R24.groupAdvice'),
    paths: [...ofNets(slow), ...ofNets(fast)],
  };
}
