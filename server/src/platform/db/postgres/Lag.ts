/** A WAL position in bytes, and when it was observed. */
interface Mark {
  readonly bytes: number;
  readonly at: number;
}

/**
 * The replication lag: the age of the server's first observed position that the standby has
 * replayed. So the standby of an idle server has no lag, and a standby that is cut off falls
 * behind.
 */
export class Lag {
  /** Positions of the server, oldest first, starting with the last one the standby has reached. */
  #marks: readonly Mark[] = [];

  /** @param written of the server, read before `replayed`. @returns ms; `Infinity` when unknown */
  note(written: Mark, replayed: number): number {
    const marks = [...this.#marks, written];
    const reached = marks.findLastIndex(({ bytes }) => bytes <= replayed);
    this.#marks = marks.slice(Math.max(0, reached));
    const last = marks[reached];
    return last === undefined ? Infinity : written.at - last.at;
  }
}
