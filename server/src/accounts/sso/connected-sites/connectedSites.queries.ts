import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/**
 * A person's valid grants to sites, latest first.
 * @param times the portal's `now`, and the provider's, by which sessions end
 */
export async function liveGrantsOf(
  db: Kysely<Database>,
  accountId: string,
  times: { readonly now: Date; readonly providerNow: Date },
) {
  return db
    .selectFrom('portal.site_grant as given')
    .innerJoin('portal.site as site', 'site.name', 'given.site')
    .innerJoin('accounts.oidc_payload as session', 'session.uid', 'given.session_uid')
    .select(['given.site', 'given.remotes', 'given.connected_at', 'given.ends_at', 'site.origins'])
    .where('given.account_id', '=', accountId)
    .where('given.ends_at', '>', times.now)
    .where('site.ended_at', 'is', null)
    .where('session.model', '=', 'Session')
    .where('session.expires_at', '>', times.providerNow)
    .orderBy('given.connected_at', 'desc')
    .execute();
}
