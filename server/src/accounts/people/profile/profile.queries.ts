import type { Kysely, Updateable } from 'kysely';
import type { Company, Profile } from '@portal/shared/contracts';
import type { Database } from '../../../platform/db/Database.ts';
import type { AccountTable } from '../../../platform/db/tables/accounts.ts';
import { companyFields } from '../../directory/people.queries.ts';

type ProfileChange = Pick<
  Updateable<AccountTable>,
  'first_name' | 'last_name' | 'locale' | 'newsletter' | 'newsletter_at'
>;
type CompanyChange = Omit<Company, 'version'>;

export async function findProfile(db: Kysely<Database>, accountId: string): Promise<Profile> {
  const row = await db
    .selectFrom('accounts.account as account')
    .innerJoin('accounts.membership as member', 'member.account_id', 'account.id')
    .innerJoin('accounts.team as team', 'team.id', 'member.team_id')
    .select(['account.email', 'account.last_name', 'account.first_name', 'account.locale'])
    .select(['account.version', 'account.newsletter', 'account.newsletter_at', 'team.country_code'])
    .where('account.id', '=', accountId)
    .orderBy('member.joined_at')
    .orderBy('team.id')
    .executeTakeFirstOrThrow();
  return {
    ...row,
    locale: row.locale === 'ja' ? 'ja' : 'en',
    newsletter_at: row.newsletter_at?.toISOString() ?? null,
  };
}

/** @returns whether the row still had that version; if not, nothing is written. */
export async function updateProfile(
  trx: Kysely<Database>,
  { id, version, now }: { readonly id: string; readonly version: number; readonly now: Date },
  change: ProfileChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.account')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findCompany(db: Kysely<Database>, teamId: string): Promise<Company> {
  return db
    .selectFrom('accounts.team')
    .select(companyFields)
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
}

/** @returns whether the row still had that version; if not, nothing is written. */
export async function updateCompany(
  trx: Kysely<Database>,
  { id, version, now }: { readonly id: string; readonly version: number; readonly now: Date },
  change: CompanyChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.team')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
