import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { SiteGrantTable } from '../../db/tables/sites.ts';

/** Stores a person's consent for a site; replaces one with the same grant. */
export async function saveSiteGrant(
  trx: Kysely<Database>,
  grant: Insertable<SiteGrantTable>,
): Promise<void> {
  const { id: _same, ...values } = grant;
  await trx
    .insertInto('portal.site_grant')
    .values(grant)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** What a token's grant allows at `now`; nothing once grant, session or site has ended. */
export async function siteGrantOf(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom('portal.site_grant as given')
    .innerJoin('portal.site as site', 'site.name', 'given.site')
    .select(['given.site', 'given.account_id', 'given.team_id', 'given.remotes as agreed'])
    .select(['site.origins', 'site.remotes as registered'])
    .where('given.id', '=', id)
    .where('given.ends_at', '>', now)
    .where('site.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Ends consents selected by one key. */
export async function endSiteGrants(
  trx: Kysely<Database>,
  mark: { readonly id: string } | { readonly session_uid: string },
): Promise<void> {
  const ended = trx.deleteFrom('portal.site_grant');
  const marked =
    'id' in mark
      ? ended.where('id', '=', mark.id)
      : ended.where('session_uid', '=', mark.session_uid);
  await marked.execute();
}

/** Provider grant ids of a site, of all people or of one. */
export async function grantsOfSite(
  db: Kysely<Database>,
  site: string,
  accountId?: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('portal.site_grant')
    .select('id')
    .where('site', '=', site)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes expired consents. */
export async function deletePastSiteGrants(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('portal.site_grant').where('ends_at', '<=', now).execute();
}
