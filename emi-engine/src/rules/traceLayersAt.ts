import { distance } from '../odb/features/circle.ts';
import { type BoardView } from './BoardView.ts';

/** Copper layers on which a trace of the net ends in a given hole, from the top down. */
export function traceLayersAt(view: BoardView, net: number, hole: number): number[] {
  return view.board.copper.flatMap(({ index }) =>
    view.isHoleOn(hole, index) && hasTraceAt(view, net, hole, index) ? [index] : [],
  );
}

function hasTraceAt(view: BoardView, net: number, hole: number, layer: number): boolean {
  const { xy, diameters } = view.board.holes;
  const [x, y, reach] = [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0, (diameters[hole] ?? 0) / 2];
  const segments = view.board.copper[layer]?.segments;
  let isFound = false;
  view.traceEndsOf(layer).search([x, y, x, y], reach, (end) => {
    if (segments?.nets[end >> 1] !== net) return;
    isFound ||= distance(x, y, segments.xy[end * 2] ?? 0, segments.xy[end * 2 + 1] ?? 0) <= reach;
  });
  return isFound;
}
