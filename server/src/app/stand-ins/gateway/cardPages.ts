import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/** How long a page for a new card is open. */
const openMs = 30 * 60_000;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens a page on which a customer adds one card. @returns what names it in its address */
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

/** The page as long as it is open. */
export async function findCardPage(db: Kysely<Database>, token: string, now: Date) {
  return db
    .selectFrom('sandbox.card_page')
    .select(['token_hash', 'customer', 'return_url'])
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Closes a page. @returns whether it was open until now: it takes one card. */
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
