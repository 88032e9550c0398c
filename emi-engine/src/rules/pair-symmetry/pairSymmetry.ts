import { figureText } from '../../model/figureText.ts';
import { type NetPair } from '../../classes/findPairs.ts';
import { say } from '../../findings/say.ts';
import { type BoardView } from '../BoardView.ts';
import { pinLayer, pinPoint } from '../pins.ts';
import { kneeOf } from '../knee.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findUncoupled } from './findUncoupled.ts';
import { isAbove } from '../isBeyond.ts';

/** R12: the two nets of a differential pair have equal lengths and run side by side. */
export const pairSymmetry = defineRule({
  id: 'R12',
  needs: ['nets'],
  defaults: {
    mismatchMm: 3.8,
    kneeMhz: 700,
    uncoupledShare: 0.1,
    coupledWidths: 3,
    leastLengthMm: 5,
  },
  source:
    'Intel, High Speed USB platform design guidelines (150 mil at edges of 0.5 ns; shorter on faster ones); TI high-speed layout guidelines ("via count equal"); uncoupled share: own',
  find(view, limits) {
    const pairs = view.pairs.filter(
      ({ positive, negative }) => traceOf(view, positive) > 0 && traceOf(view, negative) > 0,
    );
    return {
      drafts: pairs.flatMap((pair) => [
        ...findMismatch(view, pair, mismatchOf(view, pair, limits)),
        ...findUnequalVias(view, pair),
        ...findUncoupled(view, pair, limits),
      ]),
      figures: pairs.map(({ positive, negative }) =>
        say('R12.figure', {
          ...{ positive: view.nameOf(positive), negative: view.nameOf(negative) },
          ...{ one: text(traceOf(view, positive)), other: text(traceOf(view, negative)) },
        }),
      ),
    };
  },
});

/** Longest difference: equal shares of the rise time, for a pair of known speed. */
function mismatchOf(
  view: BoardView,
  { positive, negative }: NetPair,
  { mismatchMm, kneeMhz }: { readonly mismatchMm: number; readonly kneeMhz: number },
): number {
  const knee = kneeOf(view, positive) ?? kneeOf(view, negative);
  return knee ? (mismatchMm * kneeMhz) / knee.mhz : mismatchMm;
}

function findMismatch(view: BoardView, pair: NetPair, limit: number): Draft[] {
  const [one, other] = [traceOf(view, pair.positive), traceOf(view, pair.negative)];
  const measured = Math.abs(one - other);
  if (!isAbove(measured, limit)) return [];
  return [
    {
      ...{ ...placeOf(view, pair), measured, limit, unit: 'mm', limitIs: 'most' },
      atMost: 'warning',
      message: say('R12.mismatch', {
        ...{ positive: view.nameOf(pair.positive), negative: view.nameOf(pair.negative) },
        ...{ one: text(one), other: text(other), difference: text(measured) },
      }),
      advice: say('R12.mismatchAdvice'),
      paths: tracesOf(view, pair),
    },
  ];
}

function findUnequalVias(view: BoardView, pair: NetPair): Draft[] {
  const vias = (net: number) => view.board.nets[net]?.vias ?? 0;
  const [one, other] = [vias(pair.positive), vias(pair.negative)];
  if (one === other) return [];
  return [
    {
      ...{ ...placeOf(view, pair), measured: Math.abs(one - other), limit: 0, unit: 'count' },
      // Each extra via counts like twice the length limit.
      ...{ limitIs: 'most', excess: 1 + Math.abs(one - other), atMost: 'warning' },
      message: say('R12.vias', {
        ...{ positive: view.nameOf(pair.positive), negative: view.nameOf(pair.negative) },
        ...{ one, other },
      }),
      advice: say('R12.viasAdvice'),
      paths: tracesOf(view, pair),
    },
  ];
}

/** Place of a finding about a pair: a pin of the first net, else the start of its first trace. */
function placeOf(
  view: BoardView,
  { positive, negative }: NetPair,
): Pick<Draft, 'net' | 'otherNets' | 'layer' | 'x' | 'y'> {
  const nets = { net: positive, otherNets: [negative] };
  const [pin] = view.pinsOf(positive);
  if (pin !== undefined) {
    const [x, y] = pinPoint(view.board, pin);
    return { ...nets, layer: pinLayer(view.board, pin), x, y };
  }
  for (const { index, segments } of view.board.copper)
    for (const row of view.segmentsOf(positive, index))
      return {
        ...nets,
        layer: index,
        x: segments.xy[row * 4] ?? 0,
        y: segments.xy[row * 4 + 1] ?? 0,
      };
  return { ...nets, layer: -1, x: 0, y: 0 };
}

function tracesOf(view: BoardView, { positive, negative }: NetPair): Int32Array[] {
  return [positive, negative].flatMap((net) =>
    view.board.copper.flatMap(({ index }) => view.tracesOf(net, index)),
  );
}

function traceOf({ board }: BoardView, net: number): number {
  return board.nets[net]?.traceMm ?? 0;
}

function text(mm: number): string {
  return figureText(mm, 2);
}
