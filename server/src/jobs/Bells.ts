/** Lets loops rest until there is something to do for them, each by its own name. */
export class Bells {
  readonly #resting = new Map<string, () => void>();

  /** Rests until the name is called, or the signal aborts. One rests by a name at a time. */
  rest(name: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const wake = () => {
        this.#resting.delete(name);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#resting.set(name, wake);
      signal.addEventListener('abort', wake);
    });
  }

  /** Wakes who rests by the name; nobody hears it otherwise. */
  ring(name: string): void {
    this.#resting.get(name)?.();
  }
}
