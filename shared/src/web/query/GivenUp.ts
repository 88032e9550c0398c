/**
 * The person cancelled before the call was made, as in a password dialog. It is no failure: the
 * write counts as never started.
 */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}
