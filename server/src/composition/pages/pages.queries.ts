import type { AccountsUser } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';

/** The person of a session from the manager's copy, in accounts' response format. */
export async function findPerson(
  db: Kysely<Database>,
  { user, team }: Viewer,
): Promise<AccountsUser> {
  const person = await db
    .selectFrom('manager.user_ref')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const teams = await db
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.team_ref as team', 'team.id', 'member.team_id')
    .where('member.user_id', '=', user.id)
    .orderBy('member.joined_at')
    .selectAll('team')
    .select('member.role')
    .execute();
  // The session's team comes first.
  const ordered = teams.toSorted((a, b) => Number(b.id === team.id) - Number(a.id === team.id));
  return {
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    avatar_url: null,
    country_code: user.country_code,
    role: ordered[0]?.role ?? 0,
    newsletter: person.newsletter ? 1 : 0,
    status: person.status,
    teams: ordered.map(({ role: _role, version: _version, country_code: _of, ...rest }) => ({
      ...rest,
      agent: rest.agent ? 1 : 0,
      shipping: rest.shipping ? 1 : 0,
    })),
  };
}
