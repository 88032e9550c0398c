/** A command was called wrongly or cannot use a file. The message is for its user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
