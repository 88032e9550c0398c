/** The environment of a command; tests replace it. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Base folder of relative file names. */
  readonly folder: string;
  /** Host name, for display. */
  readonly host: string;
  /** Fingerprint of the machine: a SHA-256 in base64url. */
  readonly fingerprint: string;
  /** The machine's clock, which may be wrong or set at any time. */
  readonly now: () => Date;
  /** Milliseconds since boot, including sleep; cannot be set. */
  readonly uptimeMs: () => number;
  readonly fetch: typeof fetch;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Aborts when the person stops the program. */
  readonly interrupted: AbortSignal;
}
