import type { FailureReason } from './ScreenState.ts';

/** A release that could not be loaded, with the reason for the loader. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`The remote cannot be loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The reason of a failure; an unknown error counts as a remote that fails by itself. */
export function reasonOf(error: unknown): FailureReason {
  return error instanceof RemoteLoadError ? error.reason : 'broken';
}
