import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type {
  AccountTable,
  MembershipTable,
  TeamTable,
} from '../../platform/db/tables/accounts.ts';

export type AccountRow = Selectable<AccountTable>;

/** Columns of a team that its owner may change in the company form. */
export const companyFields = [
  'name',
  'post_code',
  'prefecture',
  'address',
  'tel',
  'shipping',
  'shipping_name',
  'shipping_post_code',
  'shipping_prefecture',
  'shipping_address',
  'version',
] as const satisfies readonly (keyof TeamTable)[];

const teamFields = [
  'id',
  'edition',
  'agent',
  'country_code',
  'card_sharing',
  ...companyFields,
] as const;

export async function accountById(
  db: Kysely<Database>,
  id: string,
): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts.account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds an account by its mail address, ignoring case. */
export async function accountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts.account')
    .selectAll()
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** Locks an account until the transaction ends, so that its changes happen one after the other. */
export async function lockAccount(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.selectFrom('accounts.account').select('id').where('id', '=', id).forUpdate().execute();
}

/** Increments a team's snapshot number, which locks its row, and reads what the manager is told. */
export async function nextSnapshot(trx: Kysely<Database>, teamId: string) {
  const {
    snapshot,
    version: _version,
    ...team
  } = await trx
    .updateTable('accounts.team')
    .set((row) => ({ snapshot: row('snapshot', '+', 1) }))
    .where('id', '=', teamId)
    .returning([...teamFields, 'snapshot'])
    .executeTakeFirstOrThrow();
  return { ...team, version: snapshot };
}

/** A person's teams in the order of joining, the current one first, with their role in each. */
export async function teamsOf(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.team as t', 't.id', 'm.team_id')
    .select(teamFields.map((field) => `t.${field}` as const))
    .select('m.role')
    .where('m.account_id', '=', accountId)
    .orderBy('m.joined_at')
    .orderBy('t.id')
    .execute();
}

/**
 * Locks teams until the transaction ends, so that nobody joins, leaves or changes their role there
 * meanwhile. Always in the same order, so that two transactions never deadlock.
 */
export async function lockTeams(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('accounts.team')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The members of a team, as the manager receives them. */
export async function peopleOfTeam(db: Kysely<Database>, teamId: string) {
  return db
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.account as a', 'a.id', 'm.account_id')
    .leftJoin('accounts.staff as s', 's.account_id', 'a.id')
    .select((row) => [
      row('s.account_id', 'is not', null).$castTo<boolean>().as('staff'),
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.locale',
      'a.newsletter',
      'a.status',
      'a.version',
      'm.role',
      'm.joined_at',
    ])
    .where('m.team_id', '=', teamId)
    .orderBy('m.joined_at')
    .execute();
}

export async function insertAccount(
  trx: Kysely<Database>,
  account: Insertable<AccountTable>,
): Promise<void> {
  await trx.insertInto('accounts.account').values(account).execute();
}

/** Stores the time of a sign-in. */
export async function noteSignIn(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set({ last_sign_in_at: now })
    .where('id', '=', id)
    .execute();
}

export async function insertTeam(
  trx: Kysely<Database>,
  team: Insertable<TeamTable>,
): Promise<void> {
  await trx.insertInto('accounts.team').values(team).execute();
}

export async function insertMembership(
  trx: Kysely<Database>,
  membership: Insertable<MembershipTable>,
): Promise<void> {
  await trx.insertInto('accounts.membership').values(membership).execute();
}

/** Removes a person from a team and deletes their link to its provider. */
export async function deleteMembership(
  trx: Kysely<Database>,
  { teamId, accountId }: { readonly teamId: string; readonly accountId: string },
): Promise<void> {
  for (const table of ['accounts.membership', 'accounts.sso_link'] as const) {
    await trx
      .deleteFrom(table)
      .where('team_id', '=', teamId)
      .where('account_id', '=', accountId)
      .execute();
  }
}
