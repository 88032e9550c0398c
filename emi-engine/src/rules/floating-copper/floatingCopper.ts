import { figureText } from '../../model/figureText.ts';
import { say } from '../../findings/say.ts';
import { type Island, listIslands, pointWithin } from '../../copper/islands.ts';
import { outerRings } from '../../geometry/outerRings.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { noNet } from '../../odb/eda/EdaData.ts';
import { type BoardView } from '../BoardView.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findUnconnected } from './findUnconnected.ts';
import { isAbove } from '../isBeyond.ts';

/** R13: no copper is unconnected. */
export const floatingCopper = defineRule({
  id: 'R13',
  needs: ['nets'],
  isOfAnyClass: true,
  defaults: { areaMm2: 2 },
  source: 'emi-analyzer rule "copper-island"',
  find(view, { areaMm2 }) {
    const layers = view.board.copper.filter(({ isNegative }) => !isNegative);
    return {
      drafts: layers.flatMap((layer) => {
        const large = listIslands(layer.areas).filter((island) =>
          isAbove(island.areaMm2, areaMm2, 0),
        );
        return findUnconnected(view, layer, large).map((island) =>
          describeIsland(view, layer, island, areaMm2),
        );
      }),
    };
  },
});

function describeIsland(
  { board }: BoardView,
  { index, areas }: CopperLayer,
  island: Island,
  limit: number,
): Draft {
  const [x, y] = pointWithin(areas, island);
  const net = areas.nets[island.area] ?? -1;
  const name = board.nets[net]?.name ?? noNet;
  const values = { area: figureText(island.areaMm2, 1), net: name };
  const [start = 0, end = 0] = areas.points.subarray(island.from, island.from + 2);
  return {
    ...{ net, layer: index, x, y, measured: island.areaMm2, limit, unit: 'mm2' },
    ...{ limitIs: 'most', atMost: 'info' },
    message: name === noNet ? say('R13.bare', values) : say('R13.cutOff', values),
    advice: say('R13.advice'),
    paths: outerRings(areas.xy, start, end),
  };
}
