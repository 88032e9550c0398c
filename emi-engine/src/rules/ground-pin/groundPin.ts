import { say } from '../../findings/say.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { CopperWays } from '../copper-ways/CopperWays.ts';
import { leadsToPlane } from '../copper-ways/leadsToPlane.ts';
import { isAbove } from '../isBeyond.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { pinLayer, pinName, pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';

/** Signals from which on a circuit may be fast; linear regulators and references have fewer. */
const leastSignals = 3;

/** R18: each ground pin of a circuit has a via to the ground plane nearby. */
export const groundPin = defineRule({
  id: 'R18',
  needs: ['nets', 'parts', 'planes', 'holes'],
  roles: ['ic'],
  defaults: { viaMm: 2 },
  source:
    'LearnEMC, question of 2026-04-06 (pins go "directly to the plane without an intervening trace"); TI SLAAEM7 "Ground Pins" (own vias); distance: own',
  find(view, { viaMm }) {
    const drafts = view
      .netsOf('ground')
      .flatMap((net) => findFarPins(view, net, viaMm))
      .sort((one, other) => other.measured - one.measured);
    return {
      drafts: mergeSimilar(
        drafts,
        ({ net, parts = [] }) => `${net} ${parts[0]}`,
        ({ message, parts = [] }, all) =>
          say('R18.farMany', {
            ...{ ...message.values, count: all.length },
            part: view.board.parts[parts[0] ?? -1]?.ref ?? '',
          }),
        1,
      ),
    };
  },
});

function findFarPins(view: BoardView, net: number, viaMm: number): Draft[] {
  const { board, parts } = view;
  const ways = new CopperWays(view, net);
  const isInPlane = (layer: number) =>
    view.planes[layer]?.isPlane === true && view.planes[layer].net === net;
  const isFast = (part: number) => signalsOf(view, part).size >= leastSignals;
  return (parts.pinsOfNet[net] ?? []).flatMap((pin): Draft[] => {
    const part = board.pins.parts[pin] ?? -1;
    const leads = leadsToPlane(view, net, pinLayer(board, pin));
    if (parts.roles[part] !== 'ic' || !leads || !isFast(part)) return [];
    const way = ways.toHole(pin, viaMm * nmOfMm, leads);
    if (!way || !isAbove(way.length, viaMm * nmOfMm, nmOfMm)) return [];
    const [x, y] = pinPoint(board, pin);
    return [
      {
        ...{ net, layer: pinLayer(board, pin), x, y, parts: [part], paths: [way.path] },
        ...{ measured: way.length / nmOfMm, limit: viaMm, unit: 'mm', limitIs: 'most' },
        // An area of ground on the pin's own layer carries the current too.
        ...{
          atMost: 'warning',
          atBest: isInPlane(pinLayer(board, pin)) ? 'worth_a_look' : 'likely',
        },
        message: say('R18.far', {
          ...{ pin: pinName(board, pin), net: view.nameOf(net) },
          distance: mmText(way.length, viaMm * nmOfMm),
        }),
        advice: say('R18.advice'),
      },
    ];
  });
}

/** Nets of a part that lead to other parts, except supplies. */
function signalsOf({ board, classes, parts }: BoardView, part: number): Set<number> {
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  return new Set(
    board.pins.nets.subarray(from, to).filter((net) => {
      const netClass = classes[net]?.netClass;
      const isSupply = netClass === 'power' || netClass === 'ground';
      return net >= 0 && !isSupply && (parts.pinsOfNet[net]?.length ?? 0) > 1;
    }),
  );
}
