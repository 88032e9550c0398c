import { type BoardView } from './BoardView.ts';

/** Nets whose currents return through a plane, in order: all but ground and power. */
export function listSignalNets(view: BoardView): number[] {
  return view.classes.flatMap(({ netClass }, net) =>
    netClass === 'ground' || netClass === 'power' || !view.isNet(net) ? [] : [net],
  );
}
