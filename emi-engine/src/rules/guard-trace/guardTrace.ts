import { figureText } from '../../model/figureText.ts';
import { say } from '../../findings/say.ts';
import { type BoardView } from '../BoardView.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { wavelengthMm } from '../waves.ts';
import { findLooseGuards } from './findLooseGuards.ts';
import { probeSides } from './probeSides.ts';
import { isBelow } from '../isBeyond.ts';

/**
 * R7: clocks and high-speed nets without a plane have ground on both sides, guards that accompany a
 * net do so on both, and guard traces have vias. Above an unbroken plane, a trace needs no guard.
 */
export const guardTrace = defineRule({
  id: 'R7',
  needs: ['nets', 'criticalNets'],
  defaults: { guardedShare: 0.5, guardWidths: 3, leastLengthMm: 10, wavelengthShare: 1 / 20 },
  source:
    'T. Hubing, EMC design guidelines (guard vias closer than lambda/4); emi-analyzer rule "stitching" (lambda/20); noise-counterplan.com 431 (a guard without vias is an antenna)',
  find(view, limits) {
    const limitMm = wavelengthMm(view.board, view.maxFrequencyMhz) * limits.wavelengthShare;
    const guards = new Map<string, number[]>();
    const drafts: Draft[] = [];
    for (const net of view.criticalNets) {
      const sides = probeSides(view, net, limits.guardWidths);
      for (const { layer, row } of sides.guards) {
        const key = `${layer} ${view.board.copper[layer]?.segments.nets[row] ?? -1}`;
        const known = guards.get(key);
        if (known) known.push(row);
        else guards.set(key, [row]);
      }
      const isExposed = sides.exposedShare > limits.guardedShare;
      const isLooked =
        sides.lengthMm >= limits.leastLengthMm &&
        (isExposed || sides.begunShare >= limits.guardedShare);
      if (isLooked && isBelow(sides.share, limits.guardedShare, 0))
        drafts.push(describeUnguarded(view, net, sides, isExposed, limits.guardedShare));
    }
    // Whether a guard has vias is known only with holes.
    const loose = view.board.holes.isKnown ? findLooseGuards(view, guards, limitMm) : [];
    return { drafts: [...drafts, ...loose] };
  },
});

function describeUnguarded(
  view: BoardView,
  net: number,
  ...[{ share, longest }, isExposed, limit]: readonly [
    sides: ReturnType<typeof probeSides>,
    isExposed: boolean,
    limit: number,
  ]
): Draft {
  const { layer, xy } = longest;
  return {
    ...{ net, layer, x: xy[0] ?? 0, y: xy[1] ?? 0, paths: [xy] },
    ...{ measured: share * 100, limit: limit * 100, unit: '%', limitIs: 'least', atMost: 'info' },
    atBest: isExposed ? 'likely' : 'worth_a_look',
    message: say('R7.unguarded', { net: view.nameOf(net), share: figureText(share * 100, 0) }),
    advice: say('R7.advice'),
  };
}
