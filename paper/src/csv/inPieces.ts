import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time that a batch blocks the event loop. */
const longestPieceMs = 10;

/** Processes items in order and yields to the event loop in between. */
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
