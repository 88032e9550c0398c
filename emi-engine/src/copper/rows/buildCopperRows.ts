import { type Board } from '../../model/Board.ts';
import { type CopperLayer } from '../../model/CopperLayer.ts';
import { placePolygon } from '../../odb/symbols/placePolygon.ts';
import { Int32List } from '../../odb/text/NumberLists.ts';
import { CopperRows } from './CopperRows.ts';
import { Crossings, type RowGrid } from './Crossings.ts';
import { listPieces, type Piece } from './listPieces.ts';
import { SpanList } from './SpanList.ts';

/** Rows lie 0.05 mm apart, or further if that would exceed this many crossings. */
const finestPitch = 50_000;
const mostCrossings = 12_000_000;

/**
 * Draws a copper layer as rows: its areas, and the lines and pads of nets that have areas on it,
 * since those are spokes and bridges of a plane. Negative features erase what was drawn before
 * them; a negative layer is the outline minus its pieces.
 *
 * @param onlyNet draws the copper of this net only, also without areas
 */
export function buildCopperRows(
  board: Board,
  layer: CopperLayer,
  planeNet: number,
  onlyNet?: number,
): CopperRows {
  const pieces = listPieces(board, layer, planeNet, onlyNet);
  const grid = gridOf(board, layer, pieces);
  const crossings = new Crossings(grid);
  draw(board, layer, pieces, crossings);
  crossings.startFilling();
  draw(board, layer, pieces, crossings);
  return fill(grid, crossings, pieces);
}

function gridOf({ outline }: Board, { areas }: CopperLayer, pieces: readonly Piece[]): RowGrid {
  let height = 0;
  for (let at = 3; at < areas.xy.length; at += 2)
    height += Math.abs((areas.xy[at] ?? 0) - (areas.xy[at - 2] ?? 0));
  // Lines and pads are a few tenths of a millimetre tall.
  height += pieces.length * 1_000_000;
  const pitch = Math.max(finestPitch, Math.ceil(height / mostCrossings));
  const [, yMin, , yMax] = outline.box;
  return { y: yMin + pitch / 2, pitch, count: Math.max(1, Math.ceil((yMax - yMin) / pitch)) };
}

function draw(
  { shapes, outline }: Board,
  { segments, pads, areas }: CopperLayer,
  pieces: readonly Piece[],
  crossings: Crossings,
): void {
  pieces.forEach(({ kind, row, polygon }, number) => {
    crossings.startPiece(number);
    if (kind === 'segment') {
      const at = row * 4;
      const { xy, widths } = segments;
      crossings.addStroke(
        ...([xy[at] ?? 0, xy[at + 1] ?? 0, xy[at + 2] ?? 0, xy[at + 3] ?? 0] as const),
        widths[row] ?? 0,
      );
    } else if (kind === 'pad') {
      const placement = {
        ...{ x: pads.xy[row * 2] ?? 0, y: pads.xy[row * 2 + 1] ?? 0 },
        ...{ angle: pads.angles[row] ?? 0, scale: pads.scales[row] ?? 1000 },
        isMirrored: pads.mirrored[row] === 1,
      };
      const shape = shapes[pads.shapes[row] ?? -1];
      if (shape?.kind === 'round') {
        const { x, y, scale } = placement;
        crossings.addStroke(x, y, x, y, (shape.diameter * scale) / 1000);
        return;
      }
      const form = shape?.polygons[polygon];
      for (const ring of form ? placePolygon(form, placement).rings : [])
        crossings.addRing(ring, 0, ring.length / 2);
    } else if (kind === 'outline' && outline.surfaces.count === 0) {
      const [xMin, yMin, xMax, yMax] = outline.box;
      crossings.addRing(Int32Array.of(xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax), 0, 4);
    } else {
      const { rings, points, xy } = kind === 'area' ? areas : outline.surfaces;
      for (let ring = rings[row] ?? 0; ring < (rings[row + 1] ?? 0); ring++)
        crossings.addRing(xy, points[ring] ?? 0, points[ring + 1] ?? 0);
    }
  });
}

/** Combines the pieces of each row in the order of drawing. */
function fill(
  grid: RowGrid,
  { starts, xs, pieces: numbers }: Crossings,
  pieces: readonly Piece[],
): CopperRows {
  const first = new Int32Array(grid.count + 1);
  const lists = { starts: new Int32List(), ends: new Int32List(), nets: new Int32List() };
  const copper = new SpanList();
  const pending = new SpanList();
  for (let row = 0; row < grid.count; row++) {
    copper.clear();
    pending.clear();
    const end = starts[row + 1] ?? 0;
    let isErasing = false;
    let isMixed = false;
    const flush = () => {
      if (isMixed) pending.arrange();
      if (isErasing) copper.subtract(pending);
      else if (copper.length > 0) copper.unite(pending);
      else copper.take(pending);
      pending.clear();
      isMixed = false;
    };
    for (let at = starts[row] ?? 0; at < end;) {
      const piece = pieces[numbers[at] ?? -1];
      let next = at + 1;
      while (next < end && numbers[next] === numbers[at]) next += 1;
      if (piece && piece.isErasing !== isErasing) {
        flush();
        isErasing = piece.isErasing;
      }
      isMixed ||= pending.length > 0;
      pushSpans(xs, at, next, piece?.net ?? -1, pending);
      at = next;
    }
    flush();
    for (let span = 0; span < copper.length; span++) {
      lists.starts.push(copper.starts[span] ?? 0);
      lists.ends.push(copper.ends[span] ?? 0);
      lists.nets.push(copper.nets[span] ?? -1);
    }
    first[row + 1] = lists.starts.length;
  }
  return new CopperRows(grid, first, {
    ...{ starts: lists.starts.finish(), ends: lists.ends.finish(), nets: lists.nets.finish() },
  });
}

/** Even-odd rule: copper between the first and second crossing of a piece, and so on. */
function pushSpans(xs: Int32Array, from: number, to: number, net: number, spans: SpanList): void {
  if (to - from === 2) {
    // Fast path: nearly all pieces are lines and pads.
    const [one, other] = [xs[from] ?? 0, xs[from + 1] ?? 0];
    spans.push(Math.min(one, other), Math.max(one, other), net);
    return;
  }
  xs.subarray(from, to).sort();
  for (let at = from; at + 1 < to; at += 2) spans.push(xs[at] ?? 0, xs[at + 1] ?? 0, net);
}
