/** A person's link to the parts distributor; instants as ISO 8601. */
export type Link =
  | { readonly kind: 'none' }
  /** The distributor has ended it. */
  | { readonly kind: 'ended'; readonly endedAt: string }
  | {
      readonly kind: 'linked';
      readonly createdAt: string;
      /** `null` when the distributor names no end. */
      readonly expiresAt: string | null;
    };

export type Linked = Extract<Link, { readonly kind: 'linked' }>;
