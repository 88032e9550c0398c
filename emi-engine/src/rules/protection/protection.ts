import { say } from '../../findings/say.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { distance } from '../../odb/features/circle.ts';
import { isPossible } from '../../parts/PartsView.ts';
import { type BoardView } from '../BoardView.ts';
import { listEntries } from '../connector-filter/listEntries.ts';
import { type CopperWay, CopperWays } from '../copper-ways/CopperWays.ts';
import { isAbove } from '../isBeyond.ts';
import { pinLayer, pinName, pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findLongGrounds } from './findLongGrounds.ts';

interface Limits {
  readonly edgeMm: number;
  readonly nearMm: number;
  readonly laterMm: number;
  readonly groundMm: number;
}

/** Reach in nanometres of the first search for ways. */
const firstReach = 20_000_000;

/**
 * R17: clamps and capacitors at a connector lie before the circuit that they protect, and have a
 * short way to ground.
 */
export const protection = defineRule({
  id: 'R17',
  needs: ['nets', 'parts'],
  roles: ['connector', 'clamp', 'capacitor', 'ic'],
  defaults: { edgeMm: 5, nearMm: 15, laterMm: 1, groundMm: 2 },
  source:
    'emi-analyzer rule "esd-protection" (5, 15, 1.0 and 2.0 mm); TI TPD6E004, layout ("place the via very near the ground pin")',
  find(view, limits) {
    const protecting = new Set<number>();
    const drafts = listEntries(view, limits.edgeMm).flatMap((connector) =>
      [...pinsByNet(view, connector)].flatMap(([net, pins]) => {
        const near = protectionOf(view, net, pins, limits.nearMm * nmOfMm);
        for (const pin of near) protecting.add(view.board.pins.parts[pin] ?? -1);
        return findLate(view, net, pins, near, limits);
      }),
    );
    return { drafts: [...drafts, ...findLongGrounds(view, [...protecting], limits.groundMm)] };
  },
});

/** Nets of a connector that lead on from it, except ground, each with its pins there. */
function pinsByNet({ board, parts, classes }: BoardView, connector: number): Map<number, number[]> {
  const pins = new Map<number, number[]>();
  const [from, to] = board.parts[connector]?.pins ?? [0, 0];
  for (let pin = from; pin < to; pin++) {
    const net = board.pins.nets[pin] ?? -1;
    if (classes[net]?.netClass === 'ground' || parts.isAtConnector[net] !== 1) continue;
    const known = pins.get(net);
    if (known) known.push(pin);
    else pins.set(net, [pin]);
  }
  return pins;
}

/**
 * Pins on a net of clamps near a connector, and unless it is a supply, of capacitors to ground:
 * those of a supply belong to its circuits.
 */
function protectionOf(
  view: BoardView,
  net: number,
  pins: readonly number[],
  reach: number,
): number[] {
  const { board, parts, classes } = view;
  const capacitors =
    classes[net]?.netClass === 'power'
      ? []
      : parts.capacitors.filter(({ nets }) => nets.some((other) => view.isGround(other)));
  const filtering = new Set(capacitors.map(({ part }) => part));
  return (parts.pinsOfNet[net] ?? []).filter((pin) => {
    const part = board.pins.parts[pin] ?? -1;
    if (parts.roles[part] !== 'clamp' && !filtering.has(part)) return false;
    const [x, y] = pinPoint(board, pin);
    return pins.some((other) => distance(x, y, ...pinPoint(board, other)) <= reach);
  });
}

/** A net on which the first circuit comes before all protection. */
function findLate(
  view: BoardView,
  net: number,
  pins: readonly number[],
  near: readonly number[],
  { laterMm }: Limits,
): Draft[] {
  const { board, parts } = view;
  const others = (parts.pinsOfNet[net] ?? []).map(
    (pin) => [pin, board.pins.parts[pin] ?? -1] as const,
  );
  const circuits = others.flatMap(([pin, part]) => (parts.roles[part] === 'ic' ? [pin] : []));
  const mayProtect = others.some(([, part]) => isPossible(board, parts.roles, part, 'clamp'));
  if (near.length === 0 || circuits.length === 0 || mayProtect) return [];
  const ways = new CopperWays(view, net);
  const toCircuit = shortest(pins, (pin) => ways.toPin(pin, firstReach, circuits));
  const toProtection = shortest(pins, (pin) => ways.toPin(pin, firstReach, near));
  if (!toCircuit || !toProtection) return [];
  const later = toProtection.length - toCircuit.length;
  if (!isAbove(later, laterMm * nmOfMm, nmOfMm)) return [];
  const [x, y] = pinPoint(board, toProtection.target);
  return [
    {
      ...{ net, layer: pinLayer(board, toProtection.target), x, y },
      ...{ measured: later / nmOfMm, limit: laterMm, unit: 'mm', limitIs: 'most' },
      ...{ atMost: 'warning', atBest: 'likely' },
      parts: [pins[0] ?? -1, toCircuit.target, toProtection.target].map(
        (pin) => board.pins.parts[pin] ?? -1,
      ),
      message: say('R17.behind', {
        ...{ net: view.nameOf(net), pin: pinName(board, pins[0] ?? -1) },
        ...{ circuit: pinName(board, toCircuit.target), first: mmText(toCircuit.length) },
        ...{ protection: pinName(board, toProtection.target), then: mmText(toProtection.length) },
      }),
      advice: say('R17.advice'),
      paths: [toCircuit.path, toProtection.path],
    },
  ];
}

function shortest(
  pins: readonly number[],
  find: (pin: number) => CopperWay | undefined,
): CopperWay | undefined {
  const [best] = pins
    .flatMap((pin) => find(pin) ?? [])
    .sort((one, other) => one.length - other.length);
  return best;
}
