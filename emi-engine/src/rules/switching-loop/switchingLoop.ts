import { say } from '../../findings/say.ts';
import { figureText } from '../../model/figureText.ts';
import { mmText, nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { isAbove } from '../isBeyond.ts';
import { pinLayer, pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { copperOfNode } from './copperOfNode.ts';
import { type Converter, findConverters } from './findConverters.ts';
import { findHotLoop } from './findHotLoop.ts';

/** R21: the hot loop of a switching regulator is short, and its switch node small. */
export const switchingLoop = defineRule({
  id: 'R21',
  needs: ['nets', 'parts'],
  roles: ['inductor', 'capacitor'],
  isOfAnyClass: true,
  defaults: { loopMm: 20, nodeMm2: 30 },
  source:
    'TI LM5190-Q1, layout ("most important loop area to minimize"); Richtek AN045; length: own (about 1 nH for each mm); emi-analyzer rule "switch-node" (30 mm²)',
  find(view, { loopMm, nodeMm2 }) {
    const converters = findConverters(view);
    return {
      drafts: converters.flatMap((converter) => [
        ...findLongLoop(view, converter, loopMm),
        ...findLargeNode(view, converter, nodeMm2),
      ]),
    };
  },
});

function findLongLoop(view: BoardView, converter: Converter, limit: number): Draft[] {
  const loop = findHotLoop(view, converter);
  if (!loop || !isAbove(loop.lengthMm, limit)) return [];
  const { board } = view;
  const refOf = (part: number) => board.parts[part]?.ref ?? '';
  const [from] = board.parts[loop.capacitor]?.pins ?? [-1];
  const [x = 0, y = 0] = loop.path;
  return [
    {
      ...{ net: loop.rail, otherNets: [converter.node], layer: pinLayer(board, from), x, y },
      ...{ measured: loop.lengthMm, limit, unit: 'mm', limitIs: 'most', atBest: 'likely' },
      parts: [converter.inductor, loop.capacitor, ...loop.parts],
      message: say('R21.loop', {
        ...{ parts: loop.parts.map(refOf).join(', '), capacitor: refOf(loop.capacitor) },
        ...{ inductor: refOf(converter.inductor), area: figureText(loop.areaMm2, 0) },
        length: mmText(loop.lengthMm * nmOfMm, limit * nmOfMm),
      }),
      advice: say('R21.loopAdvice'),
      paths: [loop.path],
    },
  ];
}

function findLargeNode(view: BoardView, converter: Converter, limit: number): Draft[] {
  const { board } = view;
  const { node, inductor, switches } = converter;
  const areas = board.copper.map(({ index }) => copperOfNode(view, node, index));
  const measured = areas.reduce((sum, area) => sum + area, 0);
  if (!isAbove(measured, limit)) return [];
  const layer = areas.indexOf(Math.max(...areas));
  const pin = view.parts.pinsOfNet[node]?.find((each) => board.pins.parts[each] === inductor) ?? -1;
  const [x, y] = pinPoint(board, pin);
  return [
    {
      ...{ net: node, layer, x, y, parts: [inductor, ...switches] },
      ...{ measured, limit, unit: 'mm2', limitIs: 'most', atMost: 'warning', atBest: 'likely' },
      message: say('R21.node', {
        ...{ net: view.nameOf(node), inductor: board.parts[inductor]?.ref ?? '' },
        area: figureText(measured, 1),
      }),
      advice: say('R21.nodeAdvice'),
      paths: view.tracesOf(node, layer),
    },
  ];
}
