import { outerEdges } from '../../geometry/outerEdges.ts';
import { type Board } from '../../model/Board.ts';
import { Int32List } from '../../odb/text/NumberLists.ts';
import { type BoardView } from '../BoardView.ts';

/** Edges of the board, cut-outs included: `xs ys xe ye` each. */
export function edgesOfBoard({ outline: { surfaces } }: Board): Int32Array {
  const edges = new Int32List();
  for (let ring = 0; ring + 1 < surfaces.points.length; ring++) {
    const from = surfaces.points[ring] ?? 0;
    const to = surfaces.points[ring + 1] ?? 0;
    for (let point = from; point < to; point++)
      for (const end of [point, point + 1 < to ? point + 1 : from]) {
        edges.push(surfaces.xy[end * 2] ?? 0);
        edges.push(surfaces.xy[end * 2 + 1] ?? 0);
      }
  }
  return edges.finish();
}

/** Outer edges of the planes on a layer; gaps in them are no edges. */
export function edgesOfPlanes(view: BoardView, layer: number): Int32Array {
  const edges = new Int32List();
  const { areas } = view.board.copper[layer] ?? {};
  const nets = view.planeNetsOf(layer);
  for (let area = 0; areas && area < areas.count; area++)
    if (areas.negative[area] !== 1 && nets.has(areas.nets[area] ?? -1))
      outerEdges(areas, area, edges);
  return edges.finish();
}
