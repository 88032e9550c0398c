/** Field messages of a refused request, by wire name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** A refusal that the caller may see; the error handler maps it to `{error: true, code, …}`. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  /** Where a person can start again; omitted: the requested address. */
  readonly startAt?: string | undefined;

  constructor(
    readonly status: number,
    readonly code: string,
    readonly fieldMessages?: FieldMessages,
    /** Seconds after which a repeat can succeed. */
    readonly retryAfter?: number,
  ) {
    super(code);
  }
}

/** No session, or an ended one: 401 `signed_out`. */
export class SignedOutError extends RequestError {
  override readonly name = 'SignedOutError';
  constructor() {
    super(401, 'signed_out');
  }
}

/** The CSRF token is missing or wrong: 403 `csrf`. */
export class CsrfError extends RequestError {
  override readonly name = 'CsrfError';
  constructor() {
    super(403, 'csrf');
  }
}

/** Signed in but not permitted: 403 `not_allowed`. */
export class NotAllowedError extends RequestError {
  override readonly name = 'NotAllowedError';
  constructor() {
    super(403, 'not_allowed');
  }
}

/**
 * The person must first prove their identity again: 403 `proof_needed`, `provider_proof_needed`.
 */
export class ProofNeededError extends RequestError {
  override readonly name = 'ProofNeededError';
  /** @param by password, or the team's provider for a person without one */
  constructor(by: 'password' | 'provider' = 'password') {
    super(403, by === 'password' ? 'proof_needed' : 'provider_proof_needed');
  }
}

/** One of these second factors is required first: 403 `factor_proof_needed` with them. */
export class FactorProofNeededError extends RequestError {
  override readonly name = 'FactorProofNeededError';
  constructor(kinds: readonly string[]) {
    super(403, 'factor_proof_needed', { needed: kinds.join(' ') });
  }
}

/** The person must first set up a second factor: 403 `factor_needed`. */
export class FactorNeededError extends RequestError {
  override readonly name = 'FactorNeededError';
  constructor() {
    super(403, 'factor_needed');
  }
}

/** The caller is no operator, or the token is invalid: 401 with a specific code. */
export class NoOperatorError extends RequestError {
  override readonly name = 'NoOperatorError';
  constructor(code: 'token_unknown' | 'token_expired' | 'token_ended' | 'socket_secret') {
    super(401, code);
  }
}

/** The operator token lacks the scope: 403 `scope_missing` with the scopes that suffice. */
export class ScopeMissingError extends RequestError {
  override readonly name = 'ScopeMissingError';
  /** @param needed any of them suffices; empty when no token does */
  constructor(needed: readonly string[]) {
    const scopes = needed.length === 0 ? 'only the machine itself' : needed.join(' or ');
    super(403, 'scope_missing', { needed: scopes });
  }
}

/** Missing, or another team's: 404 `not_found`. The two are indistinguishable. */
export class NotFoundError extends RequestError {
  override readonly name = 'NotFoundError';
  constructor() {
    super(404, 'not_found');
  }
}

/** The page's origin belongs to no open site: 404 `site_not_allowed`. */
export class SiteUnknownError extends RequestError {
  override readonly name = 'SiteUnknownError';
  constructor() {
    super(404, 'site_not_allowed');
  }
}

/** The resource has been deleted: 410 `gone`. */
export class GoneError extends RequestError {
  override readonly name = 'GoneError';
  constructor() {
    super(410, 'gone');
  }
}

/** The reader is gone; 499 `abandoned` appears only in the log. */
export class AbandonedError extends RequestError {
  override readonly name = 'AbandonedError';
  constructor() {
    super(499, 'abandoned');
  }
}

/** The object's state does not allow the action: 409 with a code specific to the call. */
export class ConflictError extends RequestError {
  override readonly name = 'ConflictError';
  constructor(code: string) {
    super(409, code);
  }
}

/** A body, or a file in it, exceeds the limit: 413 `too_large`. */
export class TooLargeError extends RequestError {
  override readonly name = 'TooLargeError';
  constructor(fieldMessages?: FieldMessages) {
    super(413, 'too_large', fieldMessages);
  }
}

/** Malformed request: 422 `invalid` with field messages. */
export class InvalidError extends RequestError {
  override readonly name = 'InvalidError';
  constructor(fieldMessages: FieldMessages) {
    super(422, 'invalid', fieldMessages);
  }
}

/** Too many calls: 429 `too_many` with Retry-After in seconds. */
export class TooManyError extends RequestError {
  override readonly name = 'TooManyError';
  constructor(retryAfter: number) {
    super(429, 'too_many', undefined, retryAfter);
  }
}

/** The sign-in at accounts was not completed: 400 `sign_in_failed`. */
export class SignInFailedError extends RequestError {
  override readonly name = 'SignInFailedError';
  constructor(override readonly startAt: string) {
    super(400, 'sign_in_failed');
  }
}

/** The page's sign-in is over or belongs to another browser: 410 `sign_in_over`. */
export class SignInOverError extends RequestError {
  override readonly name = 'SignInOverError';
  constructor(override readonly startAt: string) {
    super(410, 'sign_in_over');
  }
}

/** Accounts does not respond, or fails: 503 `accounts_away`. */
export class AccountsAwayError extends RequestError {
  override readonly name = 'AccountsAwayError';
  constructor(
    override readonly cause: unknown,
    override readonly startAt?: string,
  ) {
    super(503, 'accounts_away', undefined, 10);
  }
}

/**
 * The database does not respond, or is a read-only standby: 503 `database_away`. The call changed
 * nothing, with one exception: if the connection is lost during a commit, the outcome is unknown.
 */
export class DatabaseAwayError extends RequestError {
  override readonly name = 'DatabaseAwayError';
  constructor(override readonly cause: unknown) {
    super(503, 'database_away', undefined, 2);
  }
}

/** No space for writes: 507 `disk_full`. Reads continue. */
export class DiskFullError extends RequestError {
  override readonly name = 'DiskFullError';
  constructor(override readonly cause?: unknown) {
    super(507, 'disk_full', undefined, 60);
  }
}

/**
 * The blob store does not respond or fails: 503 `files_away`. Nothing refers to a file that was not
 * stored.
 */
export class FilesAwayError extends RequestError {
  override readonly name = 'FilesAwayError';
  constructor(override readonly cause: unknown) {
    super(503, 'files_away', undefined, 10);
  }
}

/** The configuration prevents the start; the message is one sentence for the terminal. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * The code of a system or database error (`ENOENT`, `23505`). Does not use `instanceof Error`: in
 * test runners, system errors have another realm's class.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
