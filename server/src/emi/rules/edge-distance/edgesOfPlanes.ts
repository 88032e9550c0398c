import { outerEdges } from '../../geometry/outerEdges.ts';
import { Int32List } from '../../odb/text/NumberLists.ts';
import { type BoardView } from '../BoardView.ts';

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
