const failures = new Map<string, number>();

/**
 * Where a script is asked for. Browsers before 2026 remember for as long as the page stands that a
 * module did not come, so each further attempt has a different address.
 */
export function addressOfTry(src: string): string {
  const failed = failures.get(src);
  return failed === undefined ? src : `${src}?again=${failed}`;
}

/** Of the attempt whose address was asked for last. */
export function noteFailure(src: string): void {
  failures.set(src, (failures.get(src) ?? 0) + 1);
}
