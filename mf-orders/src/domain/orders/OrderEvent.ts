/** Who has done something with an order. */
export type EventActor =
  /** The name is `null` when the person is no longer known. */
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'operator' }
  | { readonly kind: 'system' };

export type OrderEventKind =
  | 'ordered'
  | 'approved'
  /** The credit of a postpay order was not given. */
  | 'refused'
  | 'paid'
  | 'delivered'
  | 'cancelled'
  /** Not paid in time. */
  | 'expired'
  /** The card was declined, or its holder not authenticated. */
  | 'failed'
  | 'refunded';

/** One step of an order's life. */
export interface OrderEvent {
  readonly kind: OrderEventKind;
  /** An instant in ISO 8601. */
  readonly at: string;
  readonly actor: EventActor;
}
