import { lastDayOfCard, tokyoDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { GatewayCard } from '../../../platform/cards/PaymentGateway.ts';
import { testCards } from './testCards.ts';

export interface NewCard {
  /** One of `testCards`; spaces do not count. */
  readonly number: string;
  readonly holder: string;
  /** `MM/YY` */
  readonly expiry: string;
}

/** Keeps what a test card does; the number itself is forgotten. @returns undefined for another number. */
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

/** A customer's cards, the oldest first. */
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

/** Makes a card the only default one of its customer; a card of somebody else changes nothing. */
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

/** Whether a card has expired: it is valid to the end of the month that `MM/YY` names. */
function hasExpired(expiry: string, now: Date): boolean {
  return lastDayOfCard(expiry) < tokyoDay(now);
}
