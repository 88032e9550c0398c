import { AbandonedError } from '../../errors.ts';

/**
 * Runs one long response per session at a time, first come first served. Sessions are independent.
 */
export class SessionQueue {
  /** Waiting turns by session with a running response. */
  readonly #lines = new Map<string, (() => void)[]>();

  /**
   * Waits for the caller's turn. Resolves with the function that ends it.
   *
   * @throws AbandonedError when the signal aborts first
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
