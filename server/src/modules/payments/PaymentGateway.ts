import type { Currency } from '@portal/shared/domain';

/** A card as its company names it; the number is masked. */
export interface GatewayCard {
  readonly id: string;
  readonly number: string;
  readonly holder: string;
  readonly brand: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly expired: boolean;
}

export interface PaymentRequest {
  /** Names the payment at both; the same one twice is one payment. */
  readonly payment: string;
  readonly customer: string;
  readonly card: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** For the holder's statement: the order's number. */
  readonly reference: string;
}

/** Where a payment stands at the gateway. What is voided or refunded stays so. */
export type GatewayState =
  | { readonly state: 'voided' | 'refunded' | 'unknown' }
  /** The money that was taken, in minor units. */
  | { readonly state: 'captured'; readonly amount: number; readonly currency: string }
  | { readonly state: 'declined'; readonly reason: string }
  /** The holder is to prove who they are; `data` goes with them. */
  | { readonly state: 'challenge'; readonly data: string };

/**
 * The company that takes cards. Every call but `cards` may be repeated with the same payment and
 * changes nothing the second time.
 *
 * @throws GatewayAwayError when it did not answer, or not in time: what it has done is then unknown
 */
export interface PaymentGateway {
  cards(customer: string): Promise<readonly GatewayCard[]>;
  pay(request: PaymentRequest): Promise<GatewayState>;
  find(payment: string): Promise<GatewayState>;
  /** Takes the money once the holder has proved who they are. */
  capture(payment: string): Promise<GatewayState>;
  /** Ends a payment that is not captured, also one that has not arrived yet. */
  void(payment: string): Promise<GatewayState>;
  /** Gives the whole amount of a captured payment back. */
  refund(payment: string): Promise<GatewayState>;
}

/** The gateway did not answer, or not in time, or with a fault of its own. */
export class GatewayAwayError extends Error {
  override readonly name = 'GatewayAwayError';
}
