import type { Locale } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { licenseTerms } from '../../licensing/licenses/licenses.queries.ts';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { cartTexts } from '../cart-pricing/cartTexts.ts';
import type { Renewal } from '../cart-pricing/Buyer.ts';

/**
 * Locks the licenses that an order renews and checks that they have not changed since pricing: only
 * one order at a time can renew a license. Locks in the order of ids, so that two orders cannot
 * deadlock.
 *
 * @throws CartError `not_renewable` if another order renewed one of them first
 */
export async function lockRenewals(
  trx: Kysely<Database>,
  teamId: string,
  renewals: readonly Renewal[],
  locale: Locale,
): Promise<void> {
  if (renewals.length === 0) return;
  const ids = renewals.map(({ id }) => id);
  await forTeam(trx, teamId)
    .selectFrom('manager.license')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Map((await licenseTerms(trx, teamId, ids)).map((terms) => [terms.id, terms]));
  const lost = renewals.filter(({ id, endsOn }) => {
    const terms = found.get(id);
    return !terms || terms.unpaid || terms.end_at !== endsOn;
  });
  if (lost.length === 0) return;
  const numbers = lost.map(({ number }) => number);
  throw new CartError('not_renewable', { licenses: cartTexts[locale].notRenewable(numbers) });
}
