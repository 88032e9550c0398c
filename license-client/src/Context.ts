/** The surroundings of a command, which tests replace. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder where relative file names start. */
  readonly folder: string;
  /** Name of the machine for people. */
  readonly host: string;
  /** Fingerprint of the machine: a SHA-256 in base64url. */
  readonly fingerprint: string;
  /** The machine's own clock, which may be wrong and may be changed. */
  readonly now: () => Date;
  /** Milliseconds since the machine was started, sleep included; nobody can change it. */
  readonly uptimeMs: () => number;
  readonly fetch: typeof fetch;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Aborts when the person stops the program. */
  readonly interrupted: AbortSignal;
}
