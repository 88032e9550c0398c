import type { ReleaseError } from './Release.ts';

/** Errors with the same cause. */
export interface ErrorGroup {
  readonly error: ReleaseError;
  readonly times: number;
}

/**
 * Groups errors by release, kind, message and innermost stack frame.
 *
 * @param errors newest first; groups keep this order
 */
export function groupErrors(errors: readonly ReleaseError[]): readonly ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const error of errors) {
    const { hash, kind, message, stack } = error;
    const key = [hash, kind, message, stack[0]?.place].join('\n');
    const known = groups.get(key);
    groups.set(key, { error: known?.error ?? error, times: (known?.times ?? 0) + 1 });
  }
  return [...groups.values()];
}
