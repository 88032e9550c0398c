/** Named wake-ups: loops wait until they have something to do. */
export class WakeUps {
  readonly #waiting = new Map<string, () => void>();
  readonly #pending = new Set<string>();

  /**
   * Waits for a wake-up, which may have come before, for the signal or for the timeout. At most one
   * loop waits for a name.
   */
  wait(name: string, signal: AbortSignal, mostMs?: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#pending.delete(name) || signal.aborted) {
        resolve();
        return;
      }
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(name);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = mostMs === undefined ? undefined : setTimeout(wake, mostMs);
      this.#waiting.set(name, wake);
      signal.addEventListener('abort', wake);
    });
  }

  /** Wakes the waiting loop, or makes its next wait return at once. */
  wake(name: string): void {
    const wake = this.#waiting.get(name);
    if (wake) wake();
    else this.#pending.add(name);
  }
}
