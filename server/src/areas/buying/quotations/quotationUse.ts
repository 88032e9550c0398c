import { orderStatusCodes, type Locale } from '@portal/shared/domain';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { cartTexts } from '../cart-pricing/cartTexts.ts';

/** States in which an order no longer uses its quotation. */
const freeing = [
  orderStatusCodes.authenticationFailed,
  orderStatusCodes.cancelledByCustomer,
  orderStatusCodes.cancelledByVendor,
];

/** Whether an order, called `made` in the query, uses up its quotation. */
export const usesQuotation = (
  made: ExpressionBuilder<{ made: Database['manager.order'] }, 'made'>,
) => made('made.status', 'not in', freeing);

interface Asked {
  readonly teamId: string;
  readonly id: string;
  readonly locale: Locale;
}

/**
 * A quotation can be ordered once.
 *
 * @throws CartError `quotation_used`
 */
export async function requireUnused(
  db: Kysely<Database>,
  { teamId, id, locale }: Asked,
): Promise<void> {
  const made = await forTeam(db, teamId)
    .selectFrom('manager.order as made')
    .select('made.number')
    .where('made.quotation_id', '=', id)
    .where(usesQuotation)
    .orderBy('made.created_at')
    .orderBy('made.number')
    .limit(1)
    .executeTakeFirst();
  if (!made) return;
  const { number } = made;
  throw new CartError(
    'quotation_used',
    { quotation_id: cartTexts[locale].quotationUsed(number) },
    { number },
  );
}

/**
 * Serializes orders of one quotation and lets only the first one pass. Orders of the previous
 * version refer to the quotation without this check and do not wait: the lock does not touch the
 * quotation's key, or both versions could deadlock.
 *
 * @throws CartError `quotation_used`
 */
export async function lockQuotation(trx: Kysely<Database>, asked: Asked): Promise<void> {
  await forTeam(trx, asked.teamId)
    .selectFrom('manager.quotation')
    .select('id')
    .where('id', '=', asked.id)
    .forNoKeyUpdate()
    .execute();
  await requireUnused(trx, asked);
}
