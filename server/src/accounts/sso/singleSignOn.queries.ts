import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { SingleSignOnTable } from '../../platform/db/tables/singleSignOn.ts';

export type SetupRow = Selectable<SingleSignOnTable>;

export async function setupOf(db: Kysely<Database>, teamId: string): Promise<SetupRow | undefined> {
  return db
    .selectFrom('accounts.single_sign_on')
    .selectAll()
    .where('team_id', '=', teamId)
    .executeTakeFirst();
}

/** Reads a team's setup and locks it until the transaction ends; links can be made meanwhile. */
export async function lockSetup(
  trx: Kysely<Database>,
  teamId: string,
): Promise<SetupRow | undefined> {
  return trx
    .selectFrom('accounts.single_sign_on')
    .selectAll()
    .where('team_id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether another team has proved a domain. */
export async function isDomainTaken(
  db: Kysely<Database>,
  { domain, teamId }: { readonly domain: string; readonly teamId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('accounts.single_sign_on')
    .select('team_id')
    .where('domain', '=', domain)
    .where('team_id', '!=', teamId)
    .where('proved_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSetup(
  trx: Kysely<Database>,
  setup: Insertable<SingleSignOnTable>,
): Promise<void> {
  await trx.insertInto('accounts.single_sign_on').values(setup).execute();
}

export async function updateSetup(
  trx: Kysely<Database>,
  teamId: string,
  change: Updateable<SingleSignOnTable>,
): Promise<void> {
  await trx
    .updateTable('accounts.single_sign_on')
    .set(change)
    .where('team_id', '=', teamId)
    .execute();
}

/** Deletes a team's setup and the links of its people. */
export async function deleteSetup(trx: Kysely<Database>, teamId: string): Promise<void> {
  await trx.deleteFrom('accounts.single_sign_on').where('team_id', '=', teamId).execute();
}

/** How many people have signed in by a team's provider. */
export async function countLinks(db: Kysely<Database>, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('accounts.sso_link')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
