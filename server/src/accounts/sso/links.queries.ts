import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { SsoLinkTable } from '../../platform/db/tables/singleSignOn.ts';

interface Subject {
  readonly teamId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** The account linked to a person of a provider. */
export async function linkedAccount(
  db: Kysely<Database>,
  { teamId, issuer, subject }: Subject,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.sso_link as l')
    .innerJoin('accounts.membership as m', (on) =>
      on.onRef('m.team_id', '=', 'l.team_id').onRef('m.account_id', '=', 'l.account_id'),
    )
    .select('l.account_id')
    .where('l.team_id', '=', teamId)
    .where('l.issuer', '=', issuer)
    .where('l.subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** The link of an account, to whichever provider. */
export async function linkOf(
  db: Kysely<Database>,
  { teamId, accountId }: { readonly teamId: string; readonly accountId: string },
): Promise<Selectable<SsoLinkTable> | undefined> {
  return db
    .selectFrom('accounts.sso_link')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Links an account; a link to an earlier provider of the team is replaced. */
export async function saveLink(
  trx: Kysely<Database>,
  accountId: string,
  { teamId, issuer, subject }: Subject,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('accounts.sso_link')
    .values({ team_id: teamId, account_id: accountId, issuer, subject, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'account_id']).doUpdateSet({ issuer, subject, created_at: now }),
    )
    .execute();
}
