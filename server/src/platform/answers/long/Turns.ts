import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time a piece can block the next one, for example a query on a hanging connection. */
const longestPieceMs = 10_000;

/** An iteration of the event loop that takes longer has had other work, in ms. */
const quietMs = 2;
/** Longest time a piece waits for a quiet iteration, in ms. */
const patienceMs = 100;

/**
 * Runs pieces of long work one after another in the order of the calls. Each waits until the event
 * loop has nothing else to do, but not long, so that other work waits for at most one piece.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a piece when its turn comes. */
  take<T>(piece: () => Promise<T>): Promise<T> {
    const taken = this.#last.then(quietTurn).then(piece);
    this.#last = this.#last.then(() => settled(taken));
    return taken;
  }
}

/** Yields to the event loop until an iteration is quiet, or patience ends. */
async function quietTurn(): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const before = performance.now();
    await nextTurn();
    const now = performance.now();
    if (now - before < quietMs || now - begun > patienceMs) return;
  }
}

/** Resolves when a piece has settled or exceeded the time limit. */
async function settled(piece: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestPieceMs);
  });
  await Promise.race([piece.catch(() => undefined), late]);
  clearTimeout(timer);
}
