import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { SingleSignOnTable } from '../../../platform/db/tables/singleSignOn.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { domainOf } from './domainOf.ts';

/** How the addresses of a domain sign in. */
export interface DomainSignIn {
  /** People of the domain sign in by the provider of a team. That is no secret. */
  readonly hasProvider: boolean;
  /** This account's password is not accepted. A secret: it reveals that there is an account. */
  readonly isBound: boolean;
}

/**
 * Whether a password is accepted for an address. In a team that signs in by its provider it is not
 * accepted for people of the domain, nor for those who have signed in there once, whatever their
 * address is now. It is accepted for the owner, who can sign in when the provider is down, and for
 * staff, who also show the portal's own second factor. The queries are the same for every address.
 */
export async function domainSignIn(db: Kysely<Database>, email: string): Promise<DomainSignIn> {
  const domain = domainOf(email);
  const setup = await enabledSetup(db, domain);
  const member = await db
    .selectFrom('accounts.account as a')
    .innerJoin('accounts.membership as m', 'm.account_id', 'a.id')
    .innerJoin('accounts.single_sign_on as s', 's.team_id', 'm.team_id')
    .leftJoin('accounts.sso_link as l', (on) =>
      on.onRef('l.team_id', '=', 'm.team_id').onRef('l.account_id', '=', 'm.account_id'),
    )
    .leftJoin('accounts.staff as f', 'f.account_id', 'a.id')
    .select('m.role')
    .where((is) => is(is.fn('lower', ['a.email']), '=', email.trim().toLowerCase()))
    .where('s.enabled_at', 'is not', null)
    .where('m.role', '!=', roleCodes.owner)
    .where('f.account_id', 'is', null)
    .where((is) => is.or([is('s.domain', '=', domain), is('l.subject', 'is not', null)]))
    .executeTakeFirst();
  return { hasProvider: setup !== undefined, isBound: member !== undefined };
}

/** The setup that people of a mail domain sign in by; undefined when they use passwords. */
export async function enabledSetup(
  db: Kysely<Database>,
  domain: string,
): Promise<Selectable<SingleSignOnTable> | undefined> {
  return db
    .selectFrom('accounts.single_sign_on')
    .selectAll()
    .where('domain', '=', domain)
    .where('proved_at', 'is not', null)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
}
