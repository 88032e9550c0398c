import { type BoardView } from '../BoardView.ts';

/** Two consecutive planes of one ground net. */
export interface GroundPair {
  readonly net: number;
  readonly upper: number;
  readonly lower: number;
  /** Whether a plated hole connects both, alone or with holes beside it. */
  readonly joins: (hole: number) => boolean;
}

/** Pairs of consecutive ground planes, from the top down. */
export function groundPairs(view: BoardView): GroundPair[] {
  return view.netsOf('ground').flatMap((net) => {
    const layers = view.planes.flatMap(({ isPlane, net: planeNet }, layer) =>
      isPlane && planeNet === net ? [layer] : [],
    );
    return layers.slice(1).map((lower, index) => {
      const upper = layers[index] ?? 0;
      const joins = (hole: number) => view.chains.joins(hole, upper, lower);
      return { net, upper, lower, joins };
    });
  });
}
