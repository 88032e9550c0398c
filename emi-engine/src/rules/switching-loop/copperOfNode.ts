import { IslandIndex } from '../../copper/IslandIndex.ts';
import { listIslands } from '../../copper/islands.ts';
import { endsAt } from '../../geometry/distances.ts';
import { surfaceAreaMm2 } from '../../geometry/surfaceArea.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';

/** Areas and traces of a net on a copper layer, in mm²; its pads belong to parts. */
export function copperOfNode(view: BoardView, net: number, layer: number): number {
  const copper = view.board.copper[layer];
  if (!copper) return 0;
  const { areas, segments } = copper;
  const own = listIslands(areas).filter(({ area }) => areas.nets[area] === net);
  const islands = new IslandIndex(areas, own);
  const isWithin = (x: number, y: number) =>
    islands.near([x, y, x, y]).some((island) => islands.holds(island, x, y));
  const ofAreas = [...view.areasOf(net, layer)].reduce(
    (sum, area) => sum + (areas.negative[area] === 1 ? 0 : surfaceAreaMm2(areas, area)),
    0,
  );
  return [...view.segmentsOf(net, layer)].reduce((sum, row) => {
    const [xs, ys, xe, ye] = endsAt(segments.xy, row);
    if (isWithin((xs + xe) / 2, (ys + ye) / 2)) return sum;
    const width = (segments.widths[row] ?? 0) / nmOfMm;
    return sum + (distance(xs, ys, xe, ye) / nmOfMm) * width;
  }, ofAreas);
}
