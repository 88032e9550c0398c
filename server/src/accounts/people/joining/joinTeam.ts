import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import type { Author } from '../../directory/Author.ts';
import { insertMembership } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { leaveTeams } from './leaveTeams.ts';
import { lockOpenInvitation } from './lockOpenInvitation.ts';
import { markAccepted } from '../../directory/invitations.queries.ts';

/**
 * Moves the signed-in person from their team to the one that invites them.
 * @returns its name
 * @throws ConflictError `link_over`, `other_address`, `already_member`, or why they cannot leave
 */
export async function joinTeam(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { viewer: { user }, ip }: Author,
  token: string,
): Promise<string> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const invitation = await lockOpenInvitation(trx, token, now);
    if (invitation.email.toLowerCase() !== user.email.toLowerCase()) {
      throw new ConflictError('other_address');
    }
    const joined = invitation.team_id;
    await leaveTeams(trx, queue, { accountId: user.id, joinedId: joined, ip, now });
    await markAccepted(trx, invitation.id, now);
    await insertMembership(trx, {
      team_id: joined,
      account_id: user.id,
      role: invitation.role,
      joined_at: now,
    });
    const audit = { at: now, actor: user.id, teamId: joined, ip, object: user.id };
    await recordAudit(trx, { ...audit, action: 'member.join' });
    await tellTeamSnapshot(trx, queue, joined);
    return invitation.team_name;
  });
}
