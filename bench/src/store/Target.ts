/** What the measured server tells the benchmark: its address, and calls that a person may make. */
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
