import { endsAt } from '../../geometry/distances.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';

/**
 * Median width of signal traces by length, in nanometres; 0 without any. Power, ground and copper
 * without a net are no signals.
 */
export function signalWidth({ board, classes }: BoardView): number {
  const lengths = new Map<number, number>();
  let total = 0;
  for (const { segments } of board.copper)
    for (let row = 0; row < segments.count; row++) {
      const netClass = classes[segments.nets[row] ?? -1]?.netClass;
      if (netClass === undefined || netClass === 'power' || netClass === 'ground') continue;
      const length = distance(...endsAt(segments.xy, row));
      const width = segments.widths[row] ?? 0;
      lengths.set(width, (lengths.get(width) ?? 0) + length);
      total += length;
    }
  let sum = 0;
  for (const [width, length] of [...lengths].sort(([one], [other]) => one - other)) {
    sum += length;
    if (sum >= total / 2) return width;
  }
  return 0;
}
