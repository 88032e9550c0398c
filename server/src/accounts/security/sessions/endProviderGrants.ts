import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/**
 * Deletes grants of the provider with their codes and tokens, and with what sites were granted at
 * the manager by them.
 */
export async function endProviderGrants(
  trx: Kysely<Database>,
  grants: readonly string[],
): Promise<void> {
  if (grants.length === 0) return;
  await trx
    .deleteFrom('accounts.oidc_payload')
    .where((is) =>
      is.or([
        is('grant_id', 'in', grants),
        is.and([is('model', '=', 'Grant'), is('id', 'in', grants)]),
      ]),
    )
    .execute();
  await trx.deleteFrom('portal.site_grant').where('id', 'in', grants).execute();
}
