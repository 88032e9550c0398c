/** Who caused an event of an order. */
export type EventActor =
  /** `null` when the person is no longer known. */
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'operator' }
  | { readonly kind: 'system' };

export type OrderEventKind =
  | 'ordered'
  | 'approved'
  /** The credit of a postpaid order was not approved. */
  | 'refused'
  | 'paid'
  | 'delivered'
  | 'cancelled'
  /** The order was not paid in time. */
  | 'expired'
  /** The card was declined, or its holder not authenticated. */
  | 'failed'
  | 'refunded';

export interface OrderEvent {
  readonly kind: OrderEventKind;
  /** Time of the event, an instant in ISO 8601. */
  readonly at: string;
  readonly actor: EventActor;
}
