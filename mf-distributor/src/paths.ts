/** The addresses that this remote owns or links to. */
export const paths = {
  distributor: '/auths/digikey',
  /** The server's address that redirects to the distributor, which returns to the screen. */
  startLink: '/auths/digikey/new',
} as const;
