import { type Said } from '../../findings/Finding.ts';
import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { pinLayer, pinName, pinPoint, pinTable } from '../pins.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findMissingVias } from './findMissingVias.ts';
import { isAbove } from '../isBeyond.ts';

/**
 * R8: each supply pin of a circuit has a decoupling capacitor nearby, and that a ground via. Up to twice
 * the limit, the inductance of the capacitor itself is as large as that of the way.
 */
export const decoupling = defineRule({
  id: 'R8',
  needs: ['nets', 'parts'],
  roles: ['ic', 'capacitor'],
  defaults: { capacitorMm: 3, errorMm: 10, viaMm: 1 },
  source:
    'emi-analyzer rule "decoupling" (3.0, 10.0 and 1.0 mm); Ansys EMI Scanner, power integrity rules',
  find(view, limits) {
    const capacitors = capacitorsOfNets(view);
    return {
      drafts: [
        ...view.netsOf('power').flatMap((net) =>
          mergeSimilar(
            findDistantCapacitors(view, net, capacitors.get(net) ?? [], limits),
            ({ parts = [] }) => parts[0] ?? -1,
            (first, all) => describePins(view, first, all),
            1,
          ),
        ),
        ...findMissingVias(view, limits.viaMm),
      ],
    };
  },
});

/** For each net, its pins on capacitors to ground. */
function capacitorsOfNets(view: BoardView): ReadonlyMap<number, readonly number[]> {
  const pinsOfNets = new Map<number, number[]>();
  for (const { nets, pins } of view.parts.capacitors)
    for (const [at, net] of nets.entries()) {
      const pin = pins[at];
      if (pin === undefined || !view.isGround(nets[1 - at] ?? -1)) continue;
      const known = pinsOfNets.get(net);
      if (known) known.push(pin);
      else pinsOfNets.set(net, [pin]);
    }
  return pinsOfNets;
}

function findDistantCapacitors(
  view: BoardView,
  net: number,
  capacitors: readonly number[],
  limits: { readonly capacitorMm: number; readonly errorMm: number },
): Draft[] {
  const { board, parts } = view;
  const supplied = (parts.pinsOfNet[net] ?? []).filter(
    (pin) => parts.roles[board.pins.parts[pin] ?? -1] === 'ic',
  );
  if (capacitors.length === 0)
    return isPossiblyDecoupled(view, net)
      ? []
      : supplied.slice(0, 1).map((pin) => describeNone(view, pin));
  const index = BoxIndex.ofPoints(pinTable(board, capacitors));
  const drafts = supplied.flatMap((pin): Draft[] => {
    const [x, y] = pinPoint(board, pin);
    const capacitor = capacitors[index.nearest(x, y) ?? -1] ?? -1;
    const [cx, cy] = pinPoint(board, capacitor);
    const measured = distance(x, y, cx, cy) / nmOfMm;
    if (!isAbove(measured, limits.capacitorMm)) return [];
    const limit = limits.capacitorMm;
    return [
      {
        ...{ net, layer: pinLayer(board, pin), x, y, measured, limit, unit: 'mm' as const },
        ...{ limitIs: 'most' as const, isError: isAbove(measured, limits.errorMm) },
        ...(measured < 2 * limit && { atBest: 'worth_a_look' as const }),
        parts: partsOf(view, pin, capacitor),
        message: say('R8.far', {
          ...{ pin: pinName(board, pin), net: view.nameOf(net) },
          ...{
            capacitor: pinName(board, capacitor),
            distance: mmText(measured * nmOfMm, limit * nmOfMm),
          },
        }),
        advice: say('R8.advice'),
        paths: [Int32Array.of(x, y, cx, cy)],
      },
    ];
  });
  return drafts.sort((one, other) => other.measured - one.measured);
}

/** Describes the pins of one part and net by the farthest. */
function describePins(
  view: BoardView,
  { message, parts = [] }: Draft,
  all: readonly Draft[],
): Said {
  return say('R8.farMany', {
    ...{ ...message.values, count: all.length },
    part: view.board.parts[parts[0] ?? -1]?.ref ?? '',
  });
}

/** Whether a part of unknown role connects a net to ground. */
function isPossiblyDecoupled(view: BoardView, net: number): boolean {
  return view.parts.unknowns.some(
    ({ nets }) => nets.includes(net) && nets.some((other) => view.isGround(other)),
  );
}

/** The parts of pins. */
function partsOf({ board }: BoardView, ...pins: readonly number[]): number[] {
  return pins.map((pin) => board.pins.parts[pin] ?? -1);
}

/** A net without any capacitor is one finding, at its first pin. */
function describeNone(view: BoardView, pin: number): Draft {
  const { board } = view;
  const net = board.pins.nets[pin] ?? -1;
  const [x, y] = pinPoint(board, pin);
  return {
    ...{ net, layer: pinLayer(board, pin), x, y, measured: 0, limit: 1, unit: 'count' },
    ...{ limitIs: 'least', isError: true, paths: [], parts: partsOf(view, pin), atBest: 'likely' },
    message: say('R8.none', { pin: pinName(board, pin), net: view.nameOf(net) }),
    advice: say('R8.advice'),
  };
}
