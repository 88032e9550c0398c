import { lastDayOfCard, tokyoDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { GatewayCard } from '../../../platform/cards/PaymentGateway.ts';
import type { CardBehavior } from '../../../platform/db/tables/sandbox.ts';

/** Test cards by number; all others are refused. */
export const testCards: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'succeeds',
  '4000000000003220': 'challenge',
  '4000000000000002': 'declined',
  '4000000000003063': 'authentication_failed',
  '4000000000000119': 'time_out',
};

export interface NewCard {
  /** One of `testCards`; spaces are ignored. */
  readonly number: string;
  readonly holder: string;
  /** `MM/YY` */
  readonly expiry: string;
}

/** Stores a test card's behaviour, but not its number. @returns undefined for any other number */
export async function addCard(
  db: Kysely<Database>,
  customer: string,
  { number, holder, expiry }: NewCard,
): Promise<string | undefined> {
  const digits = number.replaceAll(/\s/g, '');
  const behavior = Object.hasOwn(testCards, digits) ? testCards[digits] : undefined;
  if (!behavior) return undefined;
  const id = newId();
  const shown = { last4: digits.slice(-4), brand: 'Visa', holder, expiry };
  await db
    .insertInto('sandbox.card')
    .values({ id, customer, behavior, ...shown })
    .execute();
  return id;
}

/** A customer's cards, oldest first. */
export async function cardsOf(
  db: Kysely<Database>,
  customer: string,
  now: Date,
): Promise<GatewayCard[]> {
  const rows = await db
    .selectFrom('sandbox.card')
    .selectAll()
    .where('customer', '=', customer)
    .orderBy('id')
    .execute();
  return rows.map(({ id, last4, holder, brand, expiry, is_default: isDefault }) => ({
    id,
    number: `**** **** **** ${last4}`,
    holder,
    brand,
    expiry,
    expired: hasExpired(expiry, now),
    isDefault,
  }));
}

export async function removeCard(
  db: Kysely<Database>,
  customer: string,
  card: string,
): Promise<void> {
  await db
    .deleteFrom('sandbox.card')
    .where('id', '=', card)
    .where('customer', '=', customer)
    .execute();
}

/** Makes a card its customer's only default; another customer's card changes nothing. */
export async function setDefaultCard(
  db: Kysely<Database>,
  customer: string,
  card: string,
): Promise<void> {
  await db
    .updateTable('sandbox.card')
    .set({ is_default: sql<boolean>`id = ${card}` })
    .where('customer', '=', customer)
    .where((is) =>
      is.exists(
        is
          .selectFrom('sandbox.card as own')
          .select('own.id')
          .where('own.id', '=', card)
          .where('own.customer', '=', customer),
      ),
    )
    .execute();
}

/** Whether a card has expired: it is valid to the end of month `MM/YY`. */
function hasExpired(expiry: string, now: Date): boolean {
  return lastDayOfCard(expiry) < tokyoDay(now);
}
