interface NumberedOrder {
  readonly id: string;
  /** The order number shown to people. */
  readonly number: string;
}

/** The outcome of placing an order. */
export type PlacedOrder = NumberedOrder &
  (
    | { readonly kind: 'placed' }
    /** The order is placed, and the card's holder must be authenticated. */
    | { readonly kind: 'authentication'; readonly form: AuthenticationForm }
    /** An earlier order with the same key is over. */
    | { readonly kind: 'lost'; readonly reason: 'card_refused' | 'cancelled' }
  );

export type LostOrder = Extract<PlacedOrder, { readonly kind: 'lost' }>;

/** The form to post to the gateway for authentication. */
export interface AuthenticationForm {
  /** Address of the gateway. */
  readonly action: string;
  /** Values by the gateway's field names. */
  readonly fields: Readonly<Record<string, string>>;
}
