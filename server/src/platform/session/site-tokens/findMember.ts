import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { Viewer } from '../../http/Viewer.ts';
import { viewerColumns, viewerOfRow } from '../viewerRow.ts';

interface Member {
  readonly userId: string;
  readonly teamId: string;
  /** Identifies the credential of the call. */
  readonly sessionId: string;
}

/** An active person who is still a member of the team. */
export async function findMember(
  db: Kysely<Database>,
  { userId, teamId, sessionId }: Member,
): Promise<Viewer | null> {
  const row = await db
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .innerJoin('manager.team_ref as team', 'team.id', 'member.team_id')
    .where('member.user_id', '=', userId)
    .where('member.team_id', '=', teamId)
    .where('person.status', '=', 'active')
    .select(viewerColumns)
    .executeTakeFirst();
  return row ? viewerOfRow(row, sessionId) : null;
}
