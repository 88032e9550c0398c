import type { FailureReason } from './ScreenState.ts';

/** A release that could not be loaded, with the reason the loader acts on. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`The remote cannot be loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Everything that is not a known failure of loading is a remote that fails by itself. */
export function reasonOf(error: unknown): FailureReason {
  return error instanceof RemoteLoadError ? error.reason : 'broken';
}
