import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import type { Deps } from '../../platform/Deps.ts';
import { InvalidError, NotFoundError } from '../../platform/errors.ts';
import { listRemotes } from '../../composition/registry/registry.queries.ts';
import { hashOfSecret, type Site, siteClientId } from '../../platform/protocol/sites/siteClient.ts';
import { openSites, siteByName } from '../../platform/protocol/sites/sites.queries.ts';
import type { ChangeSiteRequest, NewSiteRequest, SavedSite, SiteAnswer } from './sites.contract.ts';

type SiteDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type Lists = Pick<Site, 'name' | 'origins' | 'remotes' | 'callback'>;

/**
 * Registers a site. One with a callback gets a secret, stored as a hash.
 *
 * @param actor for the audit log
 * @throws InvalidError when the name is taken, or an origin belongs to another site or the portal
 */
export async function addSite(
  deps: SiteDeps,
  asked: NewSiteRequest,
  actor: string,
): Promise<SavedSite> {
  const at = deps.clock();
  const lists = { ...asked, callback: asked.callback ?? null };
  const secret = lists.callback === null ? null : newSecret();
  return deps.db.transaction().execute(async (trx) => {
    await check(trx, deps, lists);
    const row = await trx
      .insertInto('portal.site')
      .values({
        ...columnsOf(lists),
        name: asked.name,
        secret_hash: secret === null ? null : hashOfSecret(secret),
        created_at: at,
        created_by: actor,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row)
      throw new InvalidError({ name: 'is that of another site, open or ended: see sites list' });
    await recordAudit(trx, { at, actor, action: 'site.add', object: row.name, details: asked });
    return present(trx, row, secret);
  });
}

/**
 * Changes a site with the checks of `addSite`, with immediate effect.
 * @throws NotFoundError unless an open site has this name
 */
export async function changeSite(
  deps: SiteDeps,
  { new_secret: wantsSecret, ...change }: ChangeSiteRequest & { readonly name: string },
  actor: string,
): Promise<SavedSite> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const known = await siteByName(trx, change.name);
    if (!known) throw new NotFoundError();
    const lists = {
      name: known.name,
      origins: change.origins ?? known.origins,
      remotes: change.remotes ?? known.remotes,
      callback: change.callback ?? known.callback,
    };
    if (wantsSecret && lists.callback === null) {
      throw new InvalidError({ new_secret: 'is for sites with a server' });
    }
    await check(trx, deps, lists);
    const isNew = wantsSecret === true || (lists.callback !== null && known.secret_hash === null);
    const secret = isNew ? newSecret() : null;
    const row = await trx
      .updateTable('portal.site')
      .set({
        ...columnsOf(lists),
        ...(secret === null ? {} : { secret_hash: hashOfSecret(secret) }),
      })
      .where('name', '=', known.name)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { name: object, ...changed } = change;
    const details = { ...changed, ...(isNew && { new_secret: true }) };
    await recordAudit(trx, { at, actor, action: 'site.change', object, details });
    return present(trx, row, secret);
  });
}

function newSecret(): string {
  return `portal_site_${randomBytes(32).toString('base64url')}`;
}

function columnsOf({ origins, remotes, callback }: Lists) {
  return {
    origins: JSON.stringify([...new Set(origins)]),
    remotes: JSON.stringify([...new Set(remotes)]),
    callback,
  };
}

/** An origin identifies a site, so it must belong to one site, and never to the portal. */
async function check(
  trx: Kysely<Database>,
  { config: { managerUrl, accountsUrl } }: Pick<Deps, 'config'>,
  { name, origins, callback }: Lists,
): Promise<void> {
  const others = (await openSites(trx)).filter((site) => site.name !== name);
  for (const origin of origins) {
    const owner = others.find((site) => site.origins.includes(origin));
    if (owner) throw new InvalidError({ origins: `${origin} is of the site ${owner.name}` });
    if (origin === managerUrl || origin === accountsUrl) {
      throw new InvalidError({ origins: `${origin} is the portal itself` });
    }
  }
  if (callback !== null && !origins.includes(new URL(callback).origin)) {
    throw new InvalidError({ callback: 'must be an address of one of the origins' });
  }
}

async function present(
  trx: Kysely<Database>,
  site: Site,
  secret: string | null,
): Promise<SavedSite> {
  const published = new Set((await listRemotes(trx)).map(({ name }) => name));
  const unpublished = site.remotes.filter((remote) => !published.has(remote));
  return { ...presentSite(site), secret, unpublished };
}

/** A site in the operator's wire format. */
export function presentSite(site: Site): SiteAnswer {
  const { name, origins, remotes, callback, created_at, created_by, ended_at } = site;
  return {
    name,
    client_id: siteClientId(name),
    origins: [...origins],
    remotes: [...remotes],
    callback,
    state: ended_at === null ? 'open' : 'ended',
    created_at: created_at.toISOString(),
    created_by,
  };
}
