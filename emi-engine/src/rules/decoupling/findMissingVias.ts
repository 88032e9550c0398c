import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { holeKind } from '../../model/Holes.ts';
import { type BoardView } from '../BoardView.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { pinLayer, pinName, pinPoint } from '../pins.ts';
import { type Draft } from '../Rule.ts';
import { leadsToPlane } from '../copper-ways/leadsToPlane.ts';
import { distanceToPad } from './distanceToPad.ts';
import { faradsOf } from '../../parts/byValue.ts';
import { isAbove } from '../isBeyond.ts';

/** Bulk capacitors resonate below 3 MHz, where the inductance of some mm does not count. */
const bulkFarads = 4.7e-6;

/**
 * Capacitors between power and ground whose ground pad has no ground via within `viaMm` of its
 * copper. None if holes are unknown. Boards without a ground plane on another layer are skipped,
 * since a via would lead nowhere.
 */
export function findMissingVias(view: BoardView, viaMm: number): Draft[] {
  const { board } = view;
  if (!board.holes.isKnown) return [];
  const grounds = view.netsOf('ground');
  const indexes = new Map(grounds.map((net) => [net, indexVias(view, net)]));
  return view.parts.capacitors.flatMap(({ part, nets, pins }) => {
    const at = nets.findIndex((net) => view.isGround(net));
    const [net, other] = at === 0 ? nets : [nets[1], nets[0]];
    const pin = pins[at] ?? -1;
    if (at < 0 || view.classes[other]?.netClass !== 'power') return [];
    if ((faradsOf(board.parts[part]) ?? 0) >= bulkFarads) return [];
    const layer = pinLayer(board, pin);
    const leads = leadsToPlane(view, net, layer);
    if (!leads) return [];
    const [x, y] = pinPoint(board, pin);
    const hole = indexes.get(net)?.nearest(x, y, Infinity, leads) ?? -1;
    const hx = board.holes.xy[hole * 2] ?? 0;
    const hy = board.holes.xy[hole * 2 + 1] ?? 0;
    const measured = hole < 0 ? Infinity : distanceToPad(view, pin, hx, hy) / nmOfMm;
    if (!isAbove(measured, viaMm)) return [];
    const isMissing = hole < 0;
    return [
      {
        ...{ net, otherNets: [other], layer, x, y, atMost: 'warning' as const },
        ...(measured < 2 * viaMm && { atBest: 'worth_a_look' as const }),
        ...(isMissing
          ? { measured: 0, limit: 1, unit: 'count' as const, limitIs: 'least' as const }
          : { measured, limit: viaMm, unit: 'mm' as const, limitIs: 'most' as const }),
        parts: [part],
        message: isMissing
          ? say('R8.viaNone', { pin: pinName(board, pin), net: view.nameOf(net) })
          : say('R8.via', {
              pin: pinName(board, pin),
              distance: mmText(measured * nmOfMm, viaMm * nmOfMm),
            }),
        advice: say('R8.viaAdvice'),
        paths: isMissing ? [] : [Int32Array.of(x, y, hx, hy)],
      },
    ];
  });
}

/** Plated holes of a net, including through-hole pins. */
function indexVias(view: BoardView, net: number): BoxIndex {
  const { holes } = view.board;
  const rows = view.holesOf(net).filter((hole) => holes.kinds[hole] !== holeKind.unplated);
  return BoxIndex.ofPoints(holes.xy, rows);
}
