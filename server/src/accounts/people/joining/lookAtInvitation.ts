import type { InvitationLookAnswer } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { accountByEmail, teamsOf } from '../../directory/people.queries.ts';
import { hashToken, linkState } from '../../security/mails/mailedLink.ts';
import { invitationByToken } from '../../directory/invitations.queries.ts';
import { leavingRefusal } from './leavingRefusal.ts';

/** What a mailed link invites to, and which team the viewer would leave for it. */
export async function lookAtInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer | null,
  token: string,
): Promise<InvitationLookAnswer> {
  const now = clock();
  const row = await invitationByToken(db, hashToken(token));
  const state = linkState(row && { usedAt: row.accepted_at, expiresAt: row.expires_at }, now);
  if (!row) return { state: 'unknown' };
  if (state !== 'open') return { state };
  const isTheirs = viewer?.user.email.toLowerCase() === row.email.toLowerCase();
  const [team] = viewer && isTheirs ? await teamsOf(db, viewer.user.id) : [];
  return {
    state,
    team_name: row.team_name,
    inviter: { last_name: row.inviter_last_name, first_name: row.inviter_first_name },
    email: row.email,
    last_name: row.last_name,
    first_name: row.first_name,
    role: row.role,
    expires_at: row.expires_at.toISOString(),
    has_account: (await accountByEmail(db, row.email)) !== undefined,
    leaving: team
      ? {
          team_name: team.name,
          refusal: await leavingRefusal(db, { teamId: team.id, role: team.role }, now),
        }
      : null,
  };
}
