import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/** Lifetime of a page for a new card. */
const openMs = 30 * 60_000;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens a page for adding a card. @returns the token in its address */
export async function openCardPage(
  db: Kysely<Database>,
  { customer, returnUrl }: { readonly customer: string; readonly returnUrl: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sandbox.card_page')
    .values({
      token_hash: digest(token),
      customer,
      return_url: returnUrl,
      expires_at: new Date(now.getTime() + openMs),
      used_at: null,
    })
    .execute();
  return token;
}

/** The page while it is open. */
export async function findCardPage(db: Kysely<Database>, token: string, now: Date) {
  return db
    .selectFrom('sandbox.card_page')
    .select(['token_hash', 'customer', 'return_url'])
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Closes a page, which accepts one card. @returns whether it was open */
export async function closeCardPage(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox.card_page')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
