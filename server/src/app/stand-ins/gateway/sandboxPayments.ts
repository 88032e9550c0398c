import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { CardBehavior, SandboxPaymentTable } from '../../../platform/db/tables/sandbox.ts';
import type { GatewayState } from '../../../platform/cards/PaymentGateway.ts';

export type SandboxPayment = Selectable<SandboxPaymentTable>;

export interface NewPayment {
  readonly customer: string;
  readonly card: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

/** A payment's state in the merchant API. */
export function stateOf(payment: SandboxPayment | undefined): GatewayState {
  if (!payment) return { state: 'unknown' };
  const { state, data, behavior } = payment;
  if (state === 'challenge') return { state, data: data ?? '' };
  if (state === 'captured') {
    return { state, amount: payment.amount ?? 0, currency: payment.currency ?? '' };
  }
  if (state !== 'declined') return { state };
  return { state, reason: behavior === 'declined' ? 'card_declined' : 'authentication_failed' };
}

export async function findPayment(
  db: Kysely<Database>,
  id: string,
): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox.payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Begins a payment. Idempotent: repeated calls return the first payment of an id. */
export async function beginPayment(
  db: Kysely<Database>,
  id: string,
  { customer, card, ...rest }: NewPayment,
  now: Date,
): Promise<SandboxPayment | undefined> {
  const found = await db
    .selectFrom('sandbox.card')
    .select('behavior')
    .where('id', '=', card)
    .where('customer', '=', customer)
    .executeTakeFirst();
  const behavior = found?.behavior ?? 'declined';
  const state = stateAtFirst[behavior];
  const data = state === 'challenge' ? randomBytes(32).toString('base64url') : null;
  await db
    .insertInto('sandbox.payment')
    .values({
      id,
      customer,
      behavior,
      ...rest,
      state,
      data,
      authenticated: false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findPayment(db, id);
}

/** A card without a response is still charged: that is the case to test. */
const stateAtFirst: Readonly<Record<CardBehavior, SandboxPaymentTable['state']>> = {
  succeeds: 'captured',
  time_out: 'captured',
  declined: 'declined',
  challenge: 'challenge',
  authentication_failed: 'challenge',
};

/** Records the result of the challenge, once. */
export async function noteChallenge(
  db: Kysely<Database>,
  id: string,
  authenticated: boolean,
): Promise<void> {
  await db
    .updateTable('sandbox.payment')
    .set(authenticated ? { authenticated } : { state: 'declined' })
    .where('id', '=', id)
    .where('state', '=', 'challenge')
    .where('authenticated', '=', false)
    .execute();
}

/** Captures a payment whose holder was authenticated. */
export async function capturePayment(
  db: Kysely<Database>,
  id: string,
): Promise<SandboxPayment | undefined> {
  await db
    .updateTable('sandbox.payment')
    .set({ state: 'captured' })
    .where('id', '=', id)
    .where('state', '=', 'challenge')
    .where('authenticated', '=', true)
    .execute();
  return findPayment(db, id);
}

/** Cancels a payment that is not captured, also one that has not arrived. */
export async function voidPayment(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<SandboxPayment | undefined> {
  const none = { customer: null, behavior: null, amount: null, currency: null, reference: null };
  await db
    .insertInto('sandbox.payment')
    .values({ id, ...none, state: 'voided', data: null, authenticated: false, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ state: 'voided' })
        .where('sandbox.payment.state', '=', 'challenge'),
    )
    .execute();
  return findPayment(db, id);
}

export async function refundPayment(
  db: Kysely<Database>,
  id: string,
): Promise<SandboxPayment | undefined> {
  await db
    .updateTable('sandbox.payment')
    .set({ state: 'refunded' })
    .where('id', '=', id)
    .where('state', '=', 'captured')
    .execute();
  return findPayment(db, id);
}
