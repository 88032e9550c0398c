/** A change of one's mail address that waits for both addresses to agree. */
export interface AddressChange {
  /** The new address. */
  readonly email: string;
  readonly newAgreed: boolean;
  readonly oldAgreed: boolean;
  /** When the links end, an instant. */
  readonly expiresAt: string;
}

/** What a mailed link about such a change says. */
export type AddressLink =
  | {
      readonly kind: 'open';
      /** To which of the two addresses the link was sent. */
      readonly side: 'new' | 'old';
      readonly oldEmail: string;
      readonly newEmail: string;
      /** Whether this side has agreed already. */
      readonly hasAgreed: boolean;
      readonly expiresAt: string;
    }
  | { readonly kind: 'used' | 'expired' | 'unknown' };
