import type { ReleaseError } from './Release.ts';

/** Errors of one cause. */
export interface ErrorGroup {
  /** The latest of them. */
  readonly error: ReleaseError;
  readonly times: number;
}

/**
 * Errors of the same release, kind and sentence that come from the same place, as one.
 *
 * @param errors newest first, which is also the order of the groups
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
