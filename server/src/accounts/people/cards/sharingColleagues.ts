import type { Kysely } from 'kysely';
import type { CardHolder } from '../../../platform/cards/usableCards.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { roleCodes, type Viewer } from '../../../platform/http/Viewer.ts';

/** Owner and admins of a person's team who share their cards; nobody where the team does not. */
export function sharingColleagues(
  db: Kysely<Database>,
  { user, team }: Viewer,
): Promise<readonly CardHolder[]> {
  return db
    .selectFrom('accounts.membership as member')
    .innerJoin('accounts.team as team', 'team.id', 'member.team_id')
    .innerJoin('accounts.account as person', 'person.id', 'member.account_id')
    .select(['person.id', 'person.first_name', 'person.last_name'])
    .where('member.team_id', '=', team.id)
    .where('team.card_sharing', '=', true)
    .where('member.role', 'in', [roleCodes.owner, roleCodes.admin])
    .where('member.account_id', '!=', user.id)
    .where('person.status', '=', 'active')
    .orderBy('member.joined_at')
    .execute();
}
