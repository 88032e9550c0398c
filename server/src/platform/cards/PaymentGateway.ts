import type { Currency } from '@portal/shared/domain';

/** A card as the gateway lists it; the number is masked. */
export interface GatewayCard {
  readonly id: string;
  readonly number: string;
  readonly holder: string;
  readonly brand: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly expired: boolean;
  /** Whether the customer has made it the default card. */
  readonly isDefault: boolean;
}

export interface PaymentRequest {
  /** The id of the payment in portal and gateway; a repeated id is the same payment. */
  readonly payment: string;
  readonly customer: string;
  readonly card: string;
  /** The amount in minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** The number of the order, for the holder's card statement. */
  readonly reference: string;
}

/** The state of a payment at the gateway. A voided or refunded payment stays so. */
export type GatewayState =
  | { readonly state: 'voided' | 'refunded' | 'unknown' }
  /** The gateway has taken the money; the amount is in minor units. */
  | { readonly state: 'captured'; readonly amount: number; readonly currency: string }
  | { readonly state: 'declined'; readonly reason: string }
  /**
   * The holder must be authenticated (3-D Secure); `data` goes into the form that takes them there.
   */
  | { readonly state: 'challenge'; readonly data: string };

/**
 * The gateway that takes card payments and keeps customers' cards. Every call about a payment may be
 * repeated with the same payment and changes nothing the second time.
 *
 * @throws GatewayAwayError when it did not answer, or not in time: what it has done is then unknown
 */
export interface PaymentGateway {
  cards(customer: string): Promise<readonly GatewayCard[]>;
  /**
   * Opens the gateway's own page on which a customer adds a card: its number never comes here.
   * @param returnUrl where it leads back to, with `?card=added` or `?card=cancelled`
   * @returns the address of the page, for one card and a short time
   */
  openCardPage(customer: string, returnUrl: string): Promise<string>;
  removeCard(customer: string, card: string): Promise<void>;
  setDefaultCard(customer: string, card: string): Promise<void>;
  pay(request: PaymentRequest): Promise<GatewayState>;
  find(payment: string): Promise<GatewayState>;
  /** Captures the money once the holder is authenticated. */
  capture(payment: string): Promise<GatewayState>;
  /** Ends a payment that is not captured, also one that has not reached the gateway yet. */
  void(payment: string): Promise<GatewayState>;
  /** Refunds the whole amount of a captured payment. */
  refund(payment: string): Promise<GatewayState>;
}

/** The gateway did not answer, or not in time, or with a fault of its own. */
export class GatewayAwayError extends Error {
  override readonly name = 'GatewayAwayError';
}
