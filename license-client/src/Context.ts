/** Everything a command takes from outside. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Relative file names start here. */
  readonly folder: string;
  /** The machine's name, for people. */
  readonly host: string;
  /** SHA-256 of what tells this machine from others, base64url. */
  readonly fingerprint: string;
  readonly now: () => Date;
  readonly fetch: typeof fetch;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Aborts when the person stops the program. */
  readonly interrupted: AbortSignal;
}
