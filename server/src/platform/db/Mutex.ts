const longestWaitMs = 60_000;

/** A fair mutex. */
export class Mutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  /**
   * Resolves when the caller holds the mutex.
   * @throws after a minute: almost always a query outside its own transaction that waits for it
   */
  async acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(new Error('the embedded database was busy for a minute'));
      }, longestWaitMs);
      this.#waiting.push(turn);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}
