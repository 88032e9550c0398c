const failures = new Map<string, number>();

/**
 * The address for the next attempt to load a script. Browsers before 2026 remember a failed module
 * until the page is left, so each further attempt has a different address.
 */
export function addressOfTry(src: string): string {
  const failed = failures.get(src);
  return failed === undefined ? src : `${src}?again=${failed}`;
}

/** Records that an attempt to load a script failed. */
export function noteFailure(src: string): void {
  failures.set(src, (failures.get(src) ?? 0) + 1);
}
