/**
 * The id of an error that a person can tell support: eight letters and digits.
 *
 * @param random 0 ≤ random < 1
 */
export function errorId(random = Math.random()): string {
  return random.toString(36).slice(2, 10).padEnd(8, '0');
}
