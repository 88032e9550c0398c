import { type BoardView } from '../BoardView.ts';
import { traceLayersAt } from '../traceLayersAt.ts';

/** A via at which a net changes to a layer with another reference plane. */
export interface ReferenceChange {
  readonly net: number;
  /** Row of the via among the holes. */
  readonly hole: number;
  /** The two layers of its traces, and the nearest plane of each. */
  readonly layers: readonly [from: number, to: number];
  readonly planes: readonly [from: number, to: number];
}

/** Finds the reference changes of a net, one per via. */
export function findChanges(view: BoardView, net: number): ReferenceChange[] {
  const { vias } = view.board.holes;
  return [...view.holesOf(net)].flatMap((hole) => {
    if (vias[hole] !== 1) return [];
    const layers = traceLayersAt(view, net, hole);
    const change = layers.slice(1).flatMap((layer, at) => changeBetween(view, layers[at], layer));
    return change.slice(0, 1).map((found) => ({ net, hole, ...found }));
  });
}

/** Layers that share a plane, or have none, change nothing. */
function changeBetween(
  view: BoardView,
  from: number | undefined,
  to: number,
): Pick<ReferenceChange, 'layers' | 'planes'>[] {
  if (from === undefined) return [];
  const before = view.referencesOf(from).map(({ layer }) => layer);
  const after = view.referencesOf(to).map(({ layer }) => layer);
  const [plane] = before;
  const [next] = after;
  if (plane === undefined || next === undefined) return [];
  return before.some((layer) => after.includes(layer))
    ? []
    : [{ layers: [from, to], planes: [plane, next] }];
}
