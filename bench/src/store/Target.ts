/** What the server to measure tells: where it is, and calls that somebody there may make. */
export interface Target {
  readonly port: number;
  readonly calls: Readonly<Record<string, Call>>;
}

export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}
