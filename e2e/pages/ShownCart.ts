/** A cart line as displayed. Amounts include sign and currency. */
export interface ShownLine {
  readonly product: string;
  /** Number of the renewed license; `null` for new ones. */
  readonly renews: string | null;
  /** Including the unit. */
  readonly months: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  /** Days in ISO 8601. */
  readonly first: string;
  readonly last: string;
}

/** The displayed price of the cart. */
export interface ShownCart {
  /** New licenses, then renewals. */
  readonly lines: readonly ShownLine[];
  readonly discounts: readonly { readonly text: string; readonly amount: string }[];
  /** Japan only; `null` elsewhere. */
  readonly subtotal: string | null;
  readonly tax: string | null;
  readonly slips: string | null;
  readonly total: string;
}
