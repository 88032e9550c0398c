/** The page's code has brought no token. The message is for the page's developers. */
export class NoToken extends Error {
  override readonly name = 'NoToken';
}
