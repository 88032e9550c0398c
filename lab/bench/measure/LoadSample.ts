/** One load of a page. Times in milliseconds since the navigation began, bytes as sent. */
export interface LoadSample {
  readonly firstPaintMs: number;
  /** A row, or what else the screen consists of, can be read. */
  readonly firstRowMs: number;
  /** A row of the screen itself stands there, which answers to clicks and keys. */
  readonly usableMs: number;
  /** Tasks of more than 50 ms until the table could be used. */
  readonly longTasks: number;
  /** Sum of their time beyond 50 ms. */
  readonly blockedMs: number;
  /** For how long scripts had run by then, on the page's main thread. */
  readonly scriptMs: number;
  /** Everything that had arrived by then, headers included. */
  readonly bytes: number;
  /** Bodies of all scripts that had been asked for by then. */
  readonly scriptBytes: number;
  /** Bodies of the scripts that had arrived when the first row could be read. */
  readonly rowScriptBytes: number;
  readonly requests: number;
  readonly longestChain: number;
}
