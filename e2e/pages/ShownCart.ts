/** A line of the cart as the screen shows it. Amounts have their sign and currency. */
export interface ShownLine {
  readonly product: string;
  /** Number of the license that goes on; `null` for new ones. */
  readonly renews: string | null;
  /** With its unit. */
  readonly months: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  /** Days in ISO 8601. */
  readonly first: string;
  readonly last: string;
}

/** Everything that the cards of the cart say about its price. */
export interface ShownCart {
  /** New licenses, then renewals. */
  readonly lines: readonly ShownLine[];
  readonly discounts: readonly { readonly text: string; readonly amount: string }[];
  /** Those that only Japan has are `null` elsewhere. */
  readonly subtotal: string | null;
  readonly tax: string | null;
  readonly slips: string | null;
  readonly total: string;
}
