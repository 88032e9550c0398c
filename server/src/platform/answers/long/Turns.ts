import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time a piece can block the next one, for example a query on a hanging connection. */
const longestPieceMs = 10_000;

/**
 * Runs pieces of long work one after another in the order of the calls and yields to the event loop
 * before each, so that other work waits for at most one piece.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a piece when its turn comes. */
  take<T>(piece: () => Promise<T>): Promise<T> {
    const taken = this.#last.then(() => nextTurn()).then(piece);
    this.#last = this.#last.then(() => settled(taken));
    return taken;
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
