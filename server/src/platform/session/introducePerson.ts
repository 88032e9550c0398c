import type { AccountsUser } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/**
 * Inserts a person who signs in before their team's snapshot has arrived. Existing rows are kept:
 * snapshots are versioned, this response is not.
 */
export async function introducePerson(
  trx: Kysely<Database>,
  person: AccountsUser,
  now: Date,
): Promise<void> {
  const [team] = person.teams;
  if (!team) return;
  const known = await trx
    .selectFrom('manager.team_ref as team')
    .select('team.id')
    .where('team.id', '=', team.id)
    .where('team.version', '>', 0)
    .where((eb) =>
      eb.exists(eb.selectFrom('manager.user_ref').select('id').where('id', '=', person.id)),
    )
    .executeTakeFirst();
  if (known) return;
  await trx
    .insertInto('manager.user_ref')
    .values({
      id: person.id,
      email: person.email,
      first_name: person.first_name,
      last_name: person.last_name,
      locale: null,
      newsletter: person.newsletter === 1,
      status: person.status,
      staff: false,
      version: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('manager.team_ref')
    .values({
      ...team,
      country_code: person.country_code,
      agent: team.agent === 1,
      shipping: team.shipping === 1,
      card_sharing: false,
      version: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await trx
    .selectFrom('manager.team_ref')
    .select('version')
    .where('id', '=', team.id)
    .executeTakeFirstOrThrow();
  if (version > 0) return;
  await trx
    .insertInto('manager.member_ref')
    .values({ team_id: team.id, user_id: person.id, role: person.role, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
