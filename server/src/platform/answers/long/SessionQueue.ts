import { AbandonedError } from '../../errors.ts';

/**
 * Lets the long answers of a session in one at a time, in the order of asking. Sessions do not wait
 * for each other.
 */
export class SessionQueue {
  /** By session with an answer under way: the turns that wait behind it. */
  readonly #lines = new Map<string, (() => void)[]>();

  /**
   * Resolves when it is the caller's turn, to what ends the turn.
   *
   * @throws AbandonedError when the signal aborts before
   */
  async enter(session: string, signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) throw new AbandonedError();
    const line = this.#lines.get(session);
    if (line) await turnIn(line, signal);
    else this.#lines.set(session, []);
    return () => {
      this.#leave(session);
    };
  }

  #leave(session: string): void {
    const next = this.#lines.get(session)?.shift();
    if (next) next();
    else this.#lines.delete(session);
  }
}

function turnIn(line: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = () => {
      line.splice(line.indexOf(enter), 1);
      reject(new AbandonedError());
    };
    line.push(enter);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
