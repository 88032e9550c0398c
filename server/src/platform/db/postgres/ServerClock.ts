/** What is behind the last answer by less waits; by more, the server's own clock was set. */
const mostWaitMs = 1_000;

/**
 * The database server's time, by which all processes go: what it said, and what has passed since on a
 * clock that nobody sets. Before it has said anything, the machine's time.
 */
export class ServerClock {
  /** Unix time at which `performance.now()` was 0, in milliseconds. */
  #base: number | undefined;
  #last = -Infinity;

  /** @param onCompared hears by how many seconds this machine's clock is ahead, each time */
  constructor(private readonly onCompared: (aheadSeconds: number) => void) {}

  /**
   * The server looked at its clock at some moment between two of `performance.now()`. The first time
   * it is taken for the middle; later only what is certainly wrong is moved, so that a process or a
   * line that was held up moves nothing.
   *
   * @param serverMs Unix time
   */
  compare(serverMs: number, sentAt: number, heardAt: number): void {
    const [least, most] = [serverMs - heardAt, serverMs - sentAt];
    const base = this.#base ?? (least + most) / 2;
    this.#base = Math.min(Math.max(base, least), most);
    this.onCompared((Date.now() - this.#base - performance.now()) / 1_000);
  }

  /** Never goes back, unless the server's clock has gone back by a second or more. */
  readonly now = (): Date => {
    const now = this.#base === undefined ? Date.now() : this.#base + performance.now();
    if (now > this.#last || now <= this.#last - mostWaitMs) this.#last = now;
    return new Date(this.#last);
  };
}
