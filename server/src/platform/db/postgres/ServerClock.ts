/** The clock pauses for a smaller step back; a larger one means the server's clock was set. */
const mostWaitMs = 1_000;

/**
 * The database server's time, shared by all processes: its last answer plus monotonic time since.
 * The machine's time until the first answer.
 */
export class ServerClock {
  /** Unix time at `performance.now()` 0, in milliseconds. */
  #base: number | undefined;
  #last = -Infinity;

  /**
   * @param onCompared receives how many seconds this machine's clock is ahead, on each comparison
   */
  constructor(private readonly onCompared: (aheadSeconds: number) => void) {}

  /**
   * Applies a server time read between two values of `performance.now()`. The first answer is
   * assumed to be from the middle; later ones only correct what is certainly wrong, so that a
   * delayed process or connection changes nothing.
   *
   * @param serverMs Unix time
   */
  compare(serverMs: number, sentAt: number, heardAt: number): void {
    const [least, most] = [serverMs - heardAt, serverMs - sentAt];
    const base = this.#base ?? (least + most) / 2;
    this.#base = Math.min(Math.max(base, least), most);
    this.onCompared((Date.now() - this.#base - performance.now()) / 1_000);
  }

  /** Never goes back, unless the server's clock did by a second or more. */
  readonly now = (): Date => {
    const now = this.#base === undefined ? Date.now() : this.#base + performance.now();
    if (now > this.#last || now <= this.#last - mostWaitMs) this.#last = now;
    return new Date(this.#last);
  };
}
