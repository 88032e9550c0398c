/** A page load. Times in milliseconds since navigation start, sizes in bytes as sent. */
export interface LoadSample {
  readonly firstPaintMs: number;
  /** A row, or other content of the screen, is readable. */
  readonly firstRowMs: number;
  /** A row of the hydrated screen is present, which is interactive. */
  readonly usableMs: number;
  /** Long tasks (over 50 ms) until the table was usable. */
  readonly longTasks: number;
  /** Total blocking time: the sum of their time beyond 50 ms. */
  readonly blockedMs: number;
  /** Script run time on the main thread until then. */
  readonly scriptMs: number;
  /** Bytes received until then, headers included. */
  readonly bytes: number;
  /** Body size of all scripts requested until then. */
  readonly scriptBytes: number;
  /** Body size of the scripts received until the first row was readable. */
  readonly rowScriptBytes: number;
  readonly requests: number;
  readonly longestChain: number;
}
