import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { peopleOfTeam, teamsOf } from '../../directory/people.queries.ts';

/** A person's team, and its owner when that is another person. */
export async function teamAndOwner(db: Kysely<Database>, accountId: string) {
  const [team] = await teamsOf(db, accountId);
  const people = team ? await peopleOfTeam(db, team.id) : [];
  const owner = people.find(({ id, role }) => role === roleCodes.owner && id !== accountId);
  return { team, owner };
}
