import { BoxIndex } from '../geometry/BoxIndex.ts';
import { endsAt, nearestOnSegment } from '../geometry/distances.ts';
import { outlineEdges } from '../copper/outlineEdges.ts';
import type { Outline, Board } from '../model/Board.ts';

/** Spatial index of the edges of each outline. */
const indexes = new WeakMap<Outline, { readonly edges: Int32Array; readonly index: BoxIndex }>();

/**
 * Distance in nanometres of a point to the nearest edge of the board, inside or outside; without an
 * outline, to the bounding box of the copper.
 *
 * @param most search radius; the result is Infinity beyond it
 */
export function distanceToEdge(outline: Outline, x: number, y: number, most: number): number {
  const { box, surfaces } = outline;
  let nearest = Infinity;
  if (surfaces.xy.length === 0) {
    const [xMin, yMin, xMax, yMax] = box;
    nearest = Math.min(...[x - xMin, xMax - x, y - yMin, yMax - y].map(Math.abs));
  } else {
    const { edges, index } = indexOf(outline);
    index.search([x, y, x, y], most, (edge) => {
      nearest = Math.min(nearest, nearestOnSegment(x, y, ...endsAt(edges, edge)).distance);
    });
  }
  return nearest <= most ? nearest : Infinity;
}

function indexOf(outline: Outline) {
  const known = indexes.get(outline);
  if (known) return known;
  const edges = outlineEdges(outline);
  const made = { edges, index: BoxIndex.ofSegments(edges) };
  indexes.set(outline, made);
  return made;
}

/** Whether a pin of a part lies within `reach` nanometres of the edge of the board. */
export function isAtEdge(board: Board, part: number, reach: number): boolean {
  const [from, to] = board.parts[part]?.pins ?? [0, 0];
  for (let pin = from; pin < to; pin++) {
    const x = board.pins.xy[pin * 2] ?? 0;
    const y = board.pins.xy[pin * 2 + 1] ?? 0;
    if (distanceToEdge(board.outline, x, y, reach) < Infinity) return true;
  }
  return false;
}
