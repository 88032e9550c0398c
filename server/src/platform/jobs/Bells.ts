/** Lets loops rest until there is something to do for them, each by its own name. */
export class Bells {
  readonly #resting = new Map<string, () => void>();
  readonly #rung = new Set<string>();

  /**
   * Rests until the name is called, which may have been just before, the signal aborts, or the time
   * is over. One rests by a name at a time.
   */
  rest(name: string, signal: AbortSignal, mostMs?: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#rung.delete(name) || signal.aborted) {
        resolve();
        return;
      }
      const wake = () => {
        clearTimeout(timer);
        this.#resting.delete(name);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = mostMs === undefined ? undefined : setTimeout(wake, mostMs);
      this.#resting.set(name, wake);
      signal.addEventListener('abort', wake);
    });
  }

  /** Wakes who rests by the name, or keeps them from resting the next time. */
  ring(name: string): void {
    const wake = this.#resting.get(name);
    if (wake) wake();
    else this.#rung.add(name);
  }
}
