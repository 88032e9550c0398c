interface AddressClaims {
  /** Some providers write it as a text. */
  readonly email_verified?: boolean | string | undefined;
  /** Google's: the organization that manages the account. */
  readonly hd?: string | undefined;
}

/**
 * Whether a provider vouches for the mail address. Google has one issuer for companies and for
 * everybody else, who may have registered with the address of a company that they have left.
 */
export function isAddressVerified(issuer: string, { email_verified, hd }: AddressClaims): boolean {
  if (email_verified === false || email_verified === 'false') return false;
  return new URL(issuer).hostname !== 'accounts.google.com' || hd !== undefined;
}
