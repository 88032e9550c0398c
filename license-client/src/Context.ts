/** Everything a command takes from outside. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Relative file names start here. */
  readonly folder: string;
  /** The machine's name, for people. */
  readonly host: string;
  /** SHA-256 of what tells this machine from others, base64url. */
  readonly fingerprint: string;
  /** The machine's own clock, which may be wrong and may be set. */
  readonly now: () => Date;
  /** Milliseconds since the machine was started, asleep or not: nobody sets this. */
  readonly uptimeMs: () => number;
  readonly fetch: typeof fetch;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Aborts when the person stops the program. */
  readonly interrupted: AbortSignal;
}
