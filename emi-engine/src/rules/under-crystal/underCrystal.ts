import { say } from '../../findings/say.ts';
import { type BoardView } from '../BoardView.ts';
import { isAbove } from '../isBeyond.ts';
import { listNames } from '../listNames.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findTracesUnder } from './findTracesUnder.ts';
import { type PartPlace, placeOf } from './placeOf.ts';

/** Distance in nanometres between the points at which a plane is looked at. */
const pitch = 100_000;

/** R19: no other signals and no split of the plane lie under crystals and oscillators. */
export const underCrystal = defineRule({
  id: 'R19',
  needs: ['nets', 'parts'],
  roles: ['crystal'],
  defaults: { marginMm: 0.5, splitShare: 0.1 },
  source: 'emi-analyzer rule "crystal" (keep-out of 0.5 mm); share of a split: own',
  find(view, { marginMm, splitShare }) {
    return {
      drafts: view.board.parts.flatMap((_, part) => {
        const place = view.parts.roles[part] === 'crystal' ? placeOf(view, part) : undefined;
        if (!place) return [];
        return [
          ...mergeSimilar(
            findTracesUnder(view, part, place, {
              ...{ marginMm, message: 'R19.trace', advice: 'R19.advice' },
            }),
            () => part,
            (_first, all) =>
              say('R19.traces', {
                ...{ part: view.board.parts[part]?.ref ?? '', count: all.length },
                names: listNames(
                  view,
                  all.map(({ net }) => net),
                ),
              }),
            1,
          ),
          ...findSplit(view, part, place, splitShare),
        ];
      }),
    };
  },
});

/** The nearest plane under a part, if copper of two nets shares the room under it. */
function findSplit(
  view: BoardView,
  part: number,
  { layer, box }: PartPlace,
  share: number,
): Draft[] {
  const step = layer === 0 ? 1 : -1;
  const plane = layer + step;
  if (!view.planes[plane]?.isPlane) return [];
  const copper = view.copperOf(plane);
  const counts = new Map<number, number>();
  let points = 0;
  for (let x = box[0] + pitch / 2; x < box[2]; x += pitch)
    for (let y = box[1] + pitch / 2; y < box[3]; y += pitch) {
      const net = copper.netAt(x, y);
      points += 1;
      if (view.planeNetsOf(plane).has(net)) counts.set(net, (counts.get(net) ?? 0) + 1);
    }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  const measured = (second?.[1] ?? 0) / points;
  if (!first || !second || !isAbove(measured, share, 0)) return [];
  const { ref = '' } = view.board.parts[part] ?? {};
  return [
    {
      ...{ net: first[0], otherNets: [second[0]], layer: plane, paths: [], parts: [part] },
      ...{ x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 },
      ...{ measured, limit: share, unit: 'ratio', limitIs: 'most' },
      ...{ atMost: 'warning', atBest: 'likely' },
      message: say('R19.split', {
        ...{ part: ref, one: view.nameOf(first[0]), other: view.nameOf(second[0]) },
      }),
      advice: say('R19.splitAdvice'),
    },
  ];
}
