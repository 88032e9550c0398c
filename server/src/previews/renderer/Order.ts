/** What `createRenderer` writes to the program, one line of JSON each. */
export interface Order {
  readonly id: number;
  /** The release's id. */
  readonly script: string;
  /** Its content, when this process has not been told yet. */
  readonly code: string | undefined;
  readonly request: string;
  readonly timeoutMs: number;
}
