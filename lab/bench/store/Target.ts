/** The measured server's address and calls. */
export interface Target {
  readonly port: number;
  /** By name; several calls are made in turn. */
  readonly calls: Readonly<Record<string, readonly Call[]>>;
}

export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON body of a POST; omitted for GET. */
  readonly body?: string;
}
