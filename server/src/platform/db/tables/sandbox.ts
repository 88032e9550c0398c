import type { Generated } from 'kysely';

/** How a test card responds to a payment. */
export type CardBehavior =
  | 'succeeds'
  | 'challenge'
  | 'declined'
  | 'authentication_failed'
  | 'time_out';

export interface SandboxCardTable {
  id: string;
  customer: string;
  behavior: CardBehavior;
  last4: string;
  brand: string;
  holder: string;
  /** `MM/YY` */
  expiry: string;
  /** The customer's default card; at most one. */
  is_default: Generated<boolean>;
}

/** A page for adding a card. */
export interface SandboxCardPageTable {
  /** SHA-256 of the secret in its address, base64url. */
  token_hash: string;
  customer: string;
  return_url: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface SandboxPaymentTable {
  id: string;
  /** Null, like all following columns, for a payment voided before it arrived. */
  customer: string | null;
  behavior: CardBehavior | null;
  /** Minor units. */
  amount: number | null;
  currency: string | null;
  reference: string | null;
  state: 'challenge' | 'captured' | 'declined' | 'voided' | 'refunded';
  /** Identifies the challenge in the holder's browser. */
  data: string | null;
  authenticated: boolean;
  created_at: Date;
}

export interface SandboxTables {
  'sandbox.card': SandboxCardTable;
  'sandbox.card_page': SandboxCardPageTable;
  'sandbox.payment': SandboxPaymentTable;
}
