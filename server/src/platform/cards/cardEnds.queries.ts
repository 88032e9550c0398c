import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';
import type { GatewayCard } from './PaymentGateway.ts';

/** Stores the expiry dates of a person's cards, so that readers need not call the gateway. */
export async function saveCardEnds(
  db: Kysely<Database>,
  userId: string,
  cards: readonly Pick<GatewayCard, 'id' | 'brand' | 'number' | 'expiry'>[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('portal.card_end').where('user_id', '=', userId).execute();
    if (cards.length === 0) return;
    await trx
      .insertInto('portal.card_end')
      .values(
        cards.map(({ id, brand, number, expiry }) => ({
          user_id: userId,
          card_id: id,
          brand,
          last4: number.slice(-4),
          expiry,
        })),
      )
      // A concurrent listing has stored the same.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Expiry dates of a person's cards, as last listed. */
export async function cardEndsOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('portal.card_end')
    .select(['card_id', 'brand', 'last4', 'expiry'])
    .where('user_id', '=', userId)
    .orderBy('card_id')
    .execute();
}
