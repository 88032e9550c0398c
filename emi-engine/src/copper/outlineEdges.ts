import { type Outline } from '../model/Board.ts';
import { Int32List } from '../odb/text/NumberLists.ts';

/** Edges of a board, cut-outs included, `xs ys xe ye` each; empty if the archive has no outline. */
export function outlineEdges({ surfaces }: Outline): Int32Array {
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
