export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly searchParams?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly json?: unknown;
  /** `multipart/form-data`, for files. */
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Use of the browser's cache. Default: as the cached answer's headers say. */
  readonly cache?: 'default' | 'reload';
  /**
   * Milliseconds of silence until a call fails; each piece of the answer restarts the timer. `false`
   * for uploads. Default 30,000.
   */
  readonly timeoutMs?: number | false;
  /**
   * Sends cookies and `headers`, but none of the page's tokens, and does not repeat the call after
   * a 401. Also for the vendor's other services.
   */
  readonly isPlain?: boolean;
  /** Continues after the person leaves the page: for short messages without an answer. */
  readonly outlivesPage?: boolean;
  /** Uses the prefetched answer of the same call, if there is one; without other options. */
  readonly takesAhead?: boolean;
  /** `text` for calls that answer text/plain, `file` for calls that answer a file. */
  readonly answer?: 'json' | 'text' | 'file';
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, the text or the `Blob`. */
  readonly body: unknown;
}
