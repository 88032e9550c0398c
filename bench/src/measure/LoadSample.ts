/** One cold load. Times in milliseconds since the navigation began, bytes as sent. */
export interface LoadSample {
  readonly firstPaintMs: number;
  readonly firstRowMs: number;
  /** Sum of tasks' time beyond 50 ms until the first row. */
  readonly blockedMs: number;
  /** Everything that had arrived by the first row, headers included. */
  readonly bytes: number;
  /** Bodies of all scripts that had been asked for by the first row. */
  readonly scriptBytes: number;
  readonly requests: number;
  readonly longestChain: number;
}
