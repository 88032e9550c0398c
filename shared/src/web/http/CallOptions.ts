export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly searchParams?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly json?: unknown;
  /** `multipart/form-data`, for files. */
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How the browser's cache is asked. Default: as the answer that lies there says. */
  readonly cache?: 'default' | 'reload';
  /**
   * Milliseconds of silence until a call fails; each piece of the answer restarts the timer. `false`
   * for uploads. Default 30,000.
   */
  readonly timeoutMs?: number | false;
  /**
   * Sends cookies and its own `headers` but none of the page's tokens, to another of our services
   * too, and is not repeated after a 401.
   */
  readonly isPlain?: boolean;
  /** Continues after the page is left: for short messages whose answer is not needed. */
  readonly outlivesPage?: boolean;
  /** Takes the answer of the same call, with no other options, when it was sent ahead. */
  readonly takesAhead?: boolean;
  /** `text` for the calls that answer text/plain, `file` for those that answer with one. */
  readonly answer?: 'json' | 'text' | 'file';
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, the text or the `Blob`. */
  readonly body: unknown;
}
