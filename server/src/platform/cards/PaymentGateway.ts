import type { Currency } from '@portal/shared/domain';
import { RequestError } from '../errors.ts';

/** A card as the gateway lists it, with a masked number. */
export interface GatewayCard {
  readonly id: string;
  readonly number: string;
  readonly holder: string;
  readonly brand: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly expired: boolean;
  /** Whether it is the customer's default card. */
  readonly isDefault: boolean;
}

export interface PaymentRequest {
  /** Payment id in portal and gateway; the idempotency key. */
  readonly payment: string;
  readonly customer: string;
  readonly card: string;
  /** The amount in minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** Order number for the card statement. */
  readonly reference: string;
}

/** State of a payment at the gateway. Voided and refunded are final. */
export type GatewayState =
  | { readonly state: 'voided' | 'refunded' | 'unknown' }
  /** The money has been captured; the amount is in minor units. */
  | { readonly state: 'captured'; readonly amount: number; readonly currency: string }
  | { readonly state: 'declined'; readonly reason: string }
  /** The holder must authenticate (3-D Secure); `data` goes into the form that leads there. */
  | { readonly state: 'challenge'; readonly data: string };

/**
 * The gateway that takes card payments and stores cards. Every call about a payment is idempotent.
 *
 * @throws GatewayAwayError on no response or a timeout; the outcome is then unknown
 */
export interface PaymentGateway {
  cards(customer: string): Promise<readonly GatewayCard[]>;
  /**
   * Opens the gateway's page for adding a card, so that card numbers never reach the portal.
   * @param returnUrl the page returns here with `?card=added` or `?card=cancelled`
   * @returns the address of the page, valid once and for a short time
   */
  openCardPage(customer: string, returnUrl: string): Promise<string>;
  removeCard(customer: string, card: string): Promise<void>;
  setDefaultCard(customer: string, card: string): Promise<void>;
  pay(request: PaymentRequest): Promise<GatewayState>;
  find(payment: string): Promise<GatewayState>;
  /** Captures the money after the holder has authenticated. */
  capture(payment: string): Promise<GatewayState>;
  /** Cancels a payment that is not captured, also one that has not reached the gateway. */
  void(payment: string): Promise<GatewayState>;
  /** Refunds the whole amount of a captured payment. */
  refund(payment: string): Promise<GatewayState>;
}

/** The gateway did not respond, timed out, or failed. */
export class GatewayAwayError extends Error {
  override readonly name = 'GatewayAwayError';
}

/** The card gateway does not answer, or none is configured: 503 `gateway_away`. */
export class GatewayUnavailableError extends RequestError {
  override readonly name = 'GatewayUnavailableError';
  constructor(override readonly cause: unknown) {
    super(503, 'gateway_away', undefined, 10);
  }
}

/** A person's customer id at the gateway. Cards belong to one person. */
export function customerOf(userId: string): string {
  return `user-${userId}`;
}
