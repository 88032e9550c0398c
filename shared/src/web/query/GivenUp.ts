/**
 * The person has turned back before an act was made, as by Cancel where a password was asked for.
 * Nothing has failed: a write that ends so is as if it had not begun.
 */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}
