import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long one piece of work may keep the next from its turn: a query whose connection hangs. */
const longestPieceMs = 10_000;

/**
 * Lets pieces of long work go one after another, in the order of asking, and gives the event loop
 * back before each: whatever else the process has to do waits for one piece, however many long
 * answers are under way.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Carries out a piece when its turn comes. */
  take<T>(piece: () => Promise<T>): Promise<T> {
    const taken = this.#last.then(() => nextTurn()).then(piece);
    this.#last = this.#last.then(() => settled(taken));
    return taken;
  }
}

/** Resolves when a piece has ended, well or not, or has taken too long to wait for. */
async function settled(piece: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestPieceMs);
  });
  await Promise.race([piece.catch(() => undefined), late]);
  clearTimeout(timer);
}
