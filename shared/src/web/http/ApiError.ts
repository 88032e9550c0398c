type FailureKind =
  /** No answer: offline, refused, aborted by the network. */
  | 'network'
  /** No complete answer within the time limit. */
  | 'timeout'
  /** HTML, broken JSON, or JSON that does not match the contract. */
  | 'malformed'
  /** The server refuses with a reason: a 4xx status, or an answer with `error`. */
  | 'refused'
  /** The session has ended and could not be renewed. */
  | 'signed_out'
  /** 5xx. */
  | 'server';

interface Failure {
  readonly kind: FailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number;
  /** Machine-readable reason from the answer. */
  readonly code?: string;
  readonly message?: string;
  readonly fieldMessages?: Readonly<Record<string, string>>;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** The error of every failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string;
  /** Texts for single fields of a form, by the field's wire name. */
  readonly fieldMessages: Readonly<Record<string, string>>;
  /** Identifies the log lines of this call; shown with unexpected failures. */
  readonly requestId: string | undefined;
  /** Seconds until a repeated call can succeed; `undefined` when the server did not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure) {
    super(failure.message ?? failure.code ?? failure.kind, { cause: failure.cause });
    this.kind = failure.kind;
    this.status = failure.status ?? 0;
    this.code = failure.code ?? failure.kind;
    this.fieldMessages = failure.fieldMessages ?? {};
    this.requestId = failure.requestId;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
