import { outerRings } from '../../geometry/outerRings.ts';
import { Int32List } from '../../odb/text/NumberLists.ts';
import { type BoardView } from '../BoardView.ts';

/** Outer edges of the planes on a layer (`xs ys xe ye` each); gaps are not edges. */
export function edgesOfPlanes(view: BoardView, layer: number): Int32Array {
  const edges = new Int32List();
  const { areas } = view.board.copper[layer] ?? {};
  const nets = view.planeNetsOf(layer);
  for (let area = 0; areas && area < areas.count; area++) {
    if (areas.negative[area] === 1 || !nets.has(areas.nets[area] ?? -1)) continue;
    const { rings, holes, points, xy } = areas;
    for (let ring = rings[area] ?? 0; ring < (rings[area + 1] ?? 0); ring++)
      if (holes[ring] !== 1)
        for (const outer of outerRings(xy, points[ring] ?? 0, points[ring + 1] ?? 0))
          addEdges(outer, edges);
  }
  return edges.finish();
}

function addEdges(ring: Int32Array, edges: Int32List): void {
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    for (const end of [at, at + 1, next, next + 1]) edges.push(ring[end] ?? 0);
  }
}
