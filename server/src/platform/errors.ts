/** Field texts of a refused request, by the field's wire name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** A refusal that the caller may see: mapped by the error handler to `{error: true, code, …}`. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  /** Address at which a person begins again; the asked one when left out. */
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

/** No session, or one that has ended: 401 `signed_out`. */
export class SignedOutError extends RequestError {
  override readonly name = 'SignedOutError';
  constructor() {
    super(401, 'signed_out');
  }
}

/** The token that proves the page made the call is missing or wrong: 403 `csrf`. */
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

/** The person must prove again who they are before this: 403 `proof_needed`, `provider_proof_needed`. */
export class ProofNeededError extends RequestError {
  override readonly name = 'ProofNeededError';
  /** @param by the person's password, or without one the provider of their team */
  constructor(by: 'password' | 'provider' = 'password') {
    super(403, by === 'password' ? 'proof_needed' : 'provider_proof_needed');
  }
}

/** One of these second factors must be shown before this: 403 `factor_proof_needed` with them. */
export class FactorProofNeededError extends RequestError {
  override readonly name = 'FactorProofNeededError';
  constructor(kinds: readonly string[]) {
    super(403, 'factor_proof_needed', { needed: kinds.join(' ') });
  }
}

/** The person must set up a second factor before this: 403 `factor_needed`. */
export class FactorNeededError extends RequestError {
  override readonly name = 'FactorNeededError';
  constructor() {
    super(403, 'factor_needed');
  }
}

/** Who calls is no operator, or their token counts no more: 401 with a code that says which. */
export class NoOperatorError extends RequestError {
  override readonly name = 'NoOperatorError';
  constructor(code: 'token_unknown' | 'token_expired' | 'token_ended' | 'socket_secret') {
    super(401, code);
  }
}

/** The operator's token may do other things: 403 `scope_missing` with the scopes that would do. */
export class ScopeMissingError extends RequestError {
  override readonly name = 'ScopeMissingError';
  /** @param needed one of them is enough; none when no token is */
  constructor(needed: readonly string[]) {
    const scopes = needed.length === 0 ? 'only the machine itself' : needed.join(' or ');
    super(403, 'scope_missing', { needed: scopes });
  }
}

/** No such thing, or another team's: 404 `not_found`. The two are never told apart. */
export class NotFoundError extends RequestError {
  override readonly name = 'NotFoundError';
  constructor() {
    super(404, 'not_found');
  }
}

/** A page whose origin no open site has: 404 `site_not_allowed`. */
export class SiteUnknownError extends RequestError {
  override readonly name = 'SiteUnknownError';
  constructor() {
    super(404, 'site_not_allowed');
  }
}

/** What was there is no longer kept: 410 `gone`. */
export class GoneError extends RequestError {
  override readonly name = 'GoneError';
  constructor() {
    super(410, 'gone');
  }
}

/** Nobody reads the answer any more; 499 `abandoned` stands in the log only. */
export class AbandonedError extends RequestError {
  override readonly name = 'AbandonedError';
  constructor() {
    super(499, 'abandoned');
  }
}

/** The thing is not in a state that allows the act: 409 with a code of the call's own. */
export class ConflictError extends RequestError {
  override readonly name = 'ConflictError';
  constructor(code: string) {
    super(409, code);
  }
}

/** A body, or a file in it, is larger than the call takes: 413 `too_large`. */
export class TooLargeError extends RequestError {
  override readonly name = 'TooLargeError';
  constructor(fieldMessages?: FieldMessages) {
    super(413, 'too_large', fieldMessages);
  }
}

/** Malformed request: 422 `invalid` with field texts. */
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

/** The way to accounts and back did not come to its end: 400 `sign_in_failed`. */
export class SignInFailedError extends RequestError {
  override readonly name = 'SignInFailedError';
  constructor(override readonly startAt: string) {
    super(400, 'sign_in_failed');
  }
}

/** The sign-in that a page belongs to is over, or another browser's: 410 `sign_in_over`. */
export class SignInOverError extends RequestError {
  override readonly name = 'SignInOverError';
  constructor(override readonly startAt: string) {
    super(410, 'sign_in_over');
  }
}

/** Accounts does not answer, or only with a fault of its own: 503 `accounts_away`. */
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
 * The database does not answer, or is a standby that takes no writes: 503 `database_away`. The call
 * changed nothing, with one exception: when the connection is lost during a commit, it is unknown
 * whether the change was made.
 */
export class DatabaseAwayError extends RequestError {
  override readonly name = 'DatabaseAwayError';
  constructor(override readonly cause: unknown) {
    super(503, 'database_away', undefined, 2);
  }
}

/** There is no room to store anything: 507 `disk_full`. Reading goes on. */
export class DiskFullError extends RequestError {
  override readonly name = 'DiskFullError';
  constructor(override readonly cause?: unknown) {
    super(507, 'disk_full', undefined, 60);
  }
}

/**
 * The store of files cannot be reached, or does not answer as it should: 503 `files_away`. Nothing
 * refers to what it did not take.
 */
export class FilesAwayError extends RequestError {
  override readonly name = 'FilesAwayError';
  constructor(override readonly cause: unknown) {
    super(503, 'files_away', undefined, 10);
  }
}

/** The server cannot start as it is told to; its message is one sentence for the terminal. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * The code of a system or database error (`ENOENT`, `23505`). Does not ask for an `Error`: test
 * runners give the system's errors another class of that name.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
