import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  "alter table accounts.team add column country_code text check (country_code ~ '^[A-Z]{2}$')",
  // A team gets the country of its owner.
  `update accounts.team set country_code = coalesce(
    (
      select account.country_code from accounts.membership as member
      join accounts.account as account on account.id = member.account_id
      where member.team_id = team.id order by member.role, member.joined_at limit 1
    ),
    'JP'
  )`,
  'alter table accounts.team alter column country_code set not null',
  'alter table accounts.account drop column country_code',
  'alter table manager.team_ref add column country_code text',
  `update manager.team_ref set country_code = coalesce(
    (
      select person.country_code from manager.member_ref as member
      join manager.user_ref as person on person.id = member.user_id
      where member.team_id = team_ref.id order by member.role, member.joined_at limit 1
    ),
    'JP'
  )`,
  'alter table manager.team_ref alter column country_code set not null',
  'alter table manager.user_ref drop column country_code',
];

/** The country of a team, which decides its prices and taxes. */
export const teamCountry: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
