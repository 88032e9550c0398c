import { endsAt } from '../../geometry/distances.ts';
import { outerRings } from '../../geometry/outerRings.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { distance } from '../../odb/features/circle.ts';
import { Int32List } from '../../odb/text/NumberLists.ts';
import { type BoardView } from '../BoardView.ts';

/**
 * Outer edges of the planes on a layer (`xs ys xe ye` each); gaps are not edges. On a negative
 * layer, the edges of what its lines and areas erase, gaps included: where nothing is erased, the
 * plane ends with the board.
 */
export function edgesOfPlanes(view: BoardView, layer: number): Int32Array {
  const edges = new Int32List();
  const copper = view.board.copper[layer];
  if (copper?.isNegative) {
    addErased(copper, edges);
    return edges.finish();
  }
  const { areas } = copper ?? {};
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

function addErased({ areas, segments }: CopperLayer, edges: Int32List): void {
  for (let area = 0; area < areas.count; area++) {
    if (areas.negative[area] === 1) continue;
    const { rings, points, xy } = areas;
    for (let ring = rings[area] ?? 0; ring < (rings[area + 1] ?? 0); ring++)
      addEdges(xy.subarray((points[ring] ?? 0) * 2, (points[ring + 1] ?? 0) * 2), edges);
  }
  for (let row = 0; row < segments.count; row++) {
    if (segments.negative[row] === 1) continue;
    const [xs, ys, xe, ye] = endsAt(segments.xy, row);
    const length = distance(xs, ys, xe, ye);
    if (length === 0) continue;
    const half = (segments.widths[row] ?? 0) / 2;
    const [dx, dy] = [((ys - ye) / length) * half, ((xe - xs) / length) * half];
    for (const side of [1, -1])
      for (const value of [xs + dx * side, ys + dy * side, xe + dx * side, ye + dy * side])
        edges.push(Math.round(value));
  }
}

function addEdges(ring: Int32Array, edges: Int32List): void {
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    for (const end of [at, at + 1, next, next + 1]) edges.push(ring[end] ?? 0);
  }
}
