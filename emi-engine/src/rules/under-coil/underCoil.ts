import { say } from '../../findings/say.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { isAbove } from '../isBeyond.ts';
import { listNames } from '../listNames.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findConverters } from '../switching-loop/findConverters.ts';
import { findTracesUnder } from '../under-crystal/findTracesUnder.ts';
import { type PartPlace, placeOf } from '../under-crystal/placeOf.ts';

/** Distance in nanometres between the points at which a layer is looked at. */
const pitch = 100_000;
/** Designators and words of antennas, and words of their connectors. */
const antenna = /(?<![a-z])(?:chip[ _-]?)?ant(?:enna)?(?![a-z])/i;
const connector = /conn|(?<![a-z])(?:u\.?fl|ipex|mhf|sma|mm?cx|coax\w*)(?![a-z])/i;
const designator = /^(?:ANT|AE)\d/i;
/** Most pins and longest side in mm of a chip antenna. */
const chip = { pins: 6, sideMm: 15 } as const;

/** R26: no signals lie under the inductors of converters and chip antennas, nor planes under these. */
export const underCoil = defineRule({
  id: 'R26',
  needs: ['nets', 'parts'],
  roles: ['inductor'],
  defaults: { marginMm: 0.2, planeShare: 0.1 },
  source:
    'F. Dostal, Analog Devices, on the place of the inductor (no traces under it on any layer); pcbartists.com, chip antennas (no plane under them on any layer); distance and share: own',
  find(view, { marginMm, planeShare }) {
    const inductors = new Set(findConverters(view).map(({ inductor }) => inductor));
    return {
      drafts: view.board.parts.flatMap((_, part) => {
        const place = placeOf(view, part);
        const isAntenna = place !== undefined && isChipAntenna(view, part, place);
        if (!place || (!isAntenna && !inductors.has(part))) return [];
        return [
          ...mergeSimilar(
            findTracesUnder(view, part, place, {
              ...{ marginMm, message: 'R26.trace', advice: 'R26.advice' },
            }),
            () => part,
            (_first, all) =>
              say('R26.traces', {
                ...{ part: view.board.parts[part]?.ref ?? '', count: all.length },
                names: listNames(
                  view,
                  all.map(({ net }) => net),
                ),
              }),
            1,
          ),
          ...(isAntenna ? findPlaneUnder(view, part, place, planeShare) : []),
        ];
      }),
    };
  },
});

function isChipAntenna({ board }: BoardView, part: number, { box }: PartPlace): boolean {
  const { ref = '', name = '', packageName = '', pins = [0, 0] } = board.parts[part] ?? {};
  const count = pins[1] - pins[0];
  const side = Math.max(box[2] - box[0], box[3] - box[1]) / nmOfMm;
  const isNamed = designator.test(ref) || antenna.test(name) || antenna.test(packageName);
  const isChip = count >= 2 && count <= chip.pins && side <= chip.sideMm;
  return isNamed && isChip && !connector.test(`${name} ${packageName}`);
}

/** The layer beyond an antenna on which copper of planes covers most of the room under it. */
function findPlaneUnder(
  view: BoardView,
  part: number,
  { layer, box }: PartPlace,
  limit: number,
): Draft[] {
  const shares = view.board.copper.map(({ index }) =>
    index === layer ? 0 : shareOfPlane(view, index, box),
  );
  const measured = Math.max(...shares);
  const worst = shares.indexOf(measured);
  if (!isAbove(measured, limit, 0)) return [];
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const net = view.copperOf(worst).netAt(x, y);
  return [
    {
      ...{ net: Math.max(-1, net), layer: worst, x, y, parts: [part], paths: [] },
      ...{ measured, limit, unit: 'ratio', limitIs: 'most', atMost: 'warning' },
      // Some antennas are made for ground beneath them.
      atBest: 'worth_a_look',
      message: say('R26.plane', {
        ...{ part: view.board.parts[part]?.ref ?? '' },
        ...{ layer: view.board.copper[worst]?.name ?? '', share: Math.round(measured * 100) },
      }),
      advice: say('R26.planeAdvice'),
    },
  ];
}

function shareOfPlane(view: BoardView, layer: number, box: PartPlace['box']): number {
  const copper = view.copperOf(layer);
  const nets = view.planeNetsOf(layer);
  let [points, covered] = [0, 0];
  for (let x = box[0] + pitch / 2; x < box[2]; x += pitch)
    for (let y = box[1] + pitch / 2; y < box[3]; y += pitch) {
      points += 1;
      if (nets.has(copper.netAt(x, y))) covered += 1;
    }
  return points > 0 ? covered / points : 0;
}
