interface NumberedOrder {
  readonly id: string;
  /** The number that people know it by. */
  readonly number: string;
}

/** What has come of placing an order. */
export type PlacedOrder = NumberedOrder &
  (
    | { readonly kind: 'placed' }
    /** It stands, and its card's holder is to prove who they are. */
    | { readonly kind: 'authentication'; readonly form: AuthenticationForm }
    /** What was ordered under the same key before is over. */
    | { readonly kind: 'lost'; readonly reason: 'card_refused' | 'cancelled' }
  );

export type LostOrder = Extract<PlacedOrder, { readonly kind: 'lost' }>;

/** What the card's holder posts to the gateway. */
export interface AuthenticationForm {
  /** Address at the gateway. */
  readonly action: string;
  /** By the gateway's names. */
  readonly fields: Readonly<Record<string, string>>;
}
