/** What the measured server tells the benchmark: its address, and calls that people may make. */
export interface Target {
  readonly port: number;
  /** By name; of several, each is made in turn. */
  readonly calls: Readonly<Record<string, readonly Call[]>>;
}

export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, which is posted; without one the call reads. */
  readonly body?: string;
}
