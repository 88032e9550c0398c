import { nmOfMm } from '../../model/lengths.ts';
import { isAtEdge } from '../../parts/distanceToEdge.ts';
import { isInternal } from '../../parts/isInternal.ts';
import { type BoardView } from '../BoardView.ts';

/** Connectors within `edgeMm` of the edge to which a cable may go. */
export function listEntries({ board, parts }: BoardView, edgeMm: number): number[] {
  return board.parts.flatMap((each, part) => {
    const isEntry = parts.roles[part] === 'connector' && isAtEdge(board, part, edgeMm * nmOfMm);
    // One pin is a test point; a card edge leads to no cable.
    return isEntry && each.pins[1] - each.pins[0] > 1 && !isInternal(each) ? [part] : [];
  });
}
