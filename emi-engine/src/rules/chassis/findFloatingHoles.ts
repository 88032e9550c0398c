import { padBox } from '../../copper/padBox.ts';
import { say } from '../../findings/say.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { holeKind } from '../../model/Holes.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { isAbove } from '../isBeyond.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { type Draft } from '../Rule.ts';
import { missing } from './missing.ts';

/** Least width in nanometres of the copper around a hole; a peg has none. */
const leastRing = 100_000;

/**
 * Plated holes for screws, with copper around them, that no net and no part but a hole has. None on
 * boards without a ground plane, to which they would lead.
 */
export function findFloatingHoles(view: BoardView, holeMm: number): Draft[] {
  const { board, parts } = view;
  const { count, xy, diameters, kinds, nets, vias } = board.holes;
  const pins = BoxIndex.ofPoints(board.pins.xy);
  const drafts: Draft[] = [];
  if (!view.planes.some(({ isPlane, net }) => isPlane && view.isGround(net))) return [];
  for (let hole = 0; hole < count; hole++) {
    const [x, y] = [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0];
    const diameter = diameters[hole] ?? 0;
    const isScrew = kinds[hole] === holeKind.plated && vias[hole] !== 1;
    if (!isScrew || view.isNet(nets[hole] ?? -1)) continue;
    if (!isAbove(diameter, holeMm * nmOfMm, nmOfMm) || !hasRing(view, x, y, diameter)) continue;
    const pin = pins.nearest(x, y, diameter / 2);
    const part = board.pins.parts[pin ?? -1] ?? -1;
    if (pin !== undefined && parts.roles[part] !== 'other') continue;
    drafts.push({
      ...{ net: -1, layer: 0, x, y, ...missing, atBest: 'worth_a_look' },
      message: say('R20.hole', { diameter: mmText(diameter) }),
      advice: say('R20.holeAdvice'),
    });
  }
  return mergeSimilar(
    drafts,
    () => '',
    (_, all) => say('R20.holes', { count: all.length }),
    1,
  );
}

/** Whether a pad on the top or bottom layer is wider than the hole that it has. */
function hasRing({ board }: BoardView, x: number, y: number, diameter: number): boolean {
  return [0, board.copper.length - 1].some((layer) => {
    const pads = board.copper[layer]?.pads;
    for (let row = 0; row < (pads?.count ?? 0); row++) {
      if (pads?.xy[row * 2] !== x || pads.xy[row * 2 + 1] !== y) continue;
      const [xMin, , xMax] = padBox(board, layer, row);
      if (xMax - xMin >= diameter + 2 * leastRing) return true;
    }
    return false;
  });
}
