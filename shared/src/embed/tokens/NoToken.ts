/** The page's code has brought no token. The message is for whoever builds the page. */
export class NoToken extends Error {
  override readonly name = 'NoToken';
}
