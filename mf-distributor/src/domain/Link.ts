/** A person's link to the parts distributor; instants as ISO 8601. */
export type Link =
  | { readonly kind: 'none' }
  /** The distributor has ended the link. */
  | { readonly kind: 'ended'; readonly endedAt: string }
  | {
      readonly kind: 'linked';
      readonly createdAt: string;
      /** End of the link; `null` when the distributor states none. */
      readonly expiresAt: string | null;
    };

export type Linked = Extract<Link, { readonly kind: 'linked' }>;
