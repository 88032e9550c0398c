import { say } from '../../findings/say.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { CopperWays } from '../copper-ways/CopperWays.ts';
import { leadsToPlane } from '../copper-ways/leadsToPlane.ts';
import { isAbove } from '../isBeyond.ts';
import { pinLayer, pinName, pinPoint } from '../pins.ts';
import { type Draft } from '../Rule.ts';

/**
 * Protecting parts whose nearest via to a ground plane is more than `groundMm` of copper away from
 * their ground pins. None if holes are unknown.
 */
export function findLongGrounds(
  view: BoardView,
  protecting: readonly number[],
  groundMm: number,
): Draft[] {
  const { board } = view;
  const ways = new Map<number, CopperWays>();
  if (!board.holes.isKnown) return [];
  return protecting.flatMap((part): Draft[] => {
    const [from, to] = board.parts[part]?.pins ?? [0, 0];
    const found = Array.from({ length: to - from }, (_, at) => from + at).flatMap((pin) => {
      const net = board.pins.nets[pin] ?? -1;
      const leads = leadsToPlane(view, net, pinLayer(board, pin));
      if (!view.isGround(net) || !leads) return [];
      const ofNet = ways.get(net) ?? new CopperWays(view, net);
      ways.set(net, ofNet);
      return [{ pin, net, way: ofNet.toHole(pin, groundMm * nmOfMm, leads) }];
    });
    // A pin whose way is unknown may be the short one.
    if (found.some(({ way }) => !way)) return [];
    const [best] = found.sort((one, other) => (one.way?.length ?? 0) - (other.way?.length ?? 0));
    if (!best?.way || !isAbove(best.way.length, groundMm * nmOfMm, nmOfMm)) return [];
    const { pin, net, way } = best;
    const [x, y] = pinPoint(board, pin);
    return [
      {
        ...{ net, layer: pinLayer(board, pin), x, y, parts: [part], paths: [way.path] },
        ...{ measured: way.length / nmOfMm, limit: groundMm, unit: 'mm', limitIs: 'most' },
        ...{ atMost: 'warning', atBest: 'likely' },
        message: say('R17.ground', {
          ...{ pin: pinName(board, pin), net: view.nameOf(net) },
          distance: mmText(way.length, groundMm * nmOfMm),
        }),
        advice: say('R17.groundAdvice'),
      },
    ];
  });
}
