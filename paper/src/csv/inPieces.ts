import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long the event loop waits for a piece of the work. */
const longestPieceMs = 10;

/** Does something with one item after the other, and gives the event loop back in between. */
export async function inPieces<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun > longestPieceMs) {
      await nextTurn();
      begun = performance.now();
    }
  }
}
