/** How far a server's log has been written or replayed: bytes since its beginning, and when. */
interface Mark {
  readonly bytes: number;
  readonly at: number;
}

/**
 * How long ago a standby was as its server is: by when the server's log was first seen as long as the
 * standby has replayed it. So a server on which nothing happens has a standby that is not behind,
 * and one that is cut off from its server falls behind.
 */
export class Lag {
  /** Of the server, the oldest first; the first one is the last that the standby has reached. */
  #marks: readonly Mark[] = [];

  /** @param written of the server, asked for before `replayed`. @returns milliseconds; `Infinity` when unknown */
  note(written: Mark, replayed: number): number {
    const marks = [...this.#marks, written];
    const reached = marks.findLastIndex(({ bytes }) => bytes <= replayed);
    this.#marks = marks.slice(Math.max(0, reached));
    const last = marks[reached];
    return last === undefined ? Infinity : written.at - last.at;
  }
}
