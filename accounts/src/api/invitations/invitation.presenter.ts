import type { InvitationLookAnswer } from '@portal/shared/contracts';
import type { Invitation } from '../../domain/Invitation.ts';

const adminCode = 2;

export function presentInvitation(answer: InvitationLookAnswer): Invitation {
  if (answer.state !== 'open') return { kind: answer.state };
  const { inviter, leaving } = answer;
  return {
    kind: 'open',
    team: answer.team_name,
    inviter: { lastName: inviter.last_name, firstName: inviter.first_name },
    email: answer.email,
    name: { lastName: answer.last_name, firstName: answer.first_name },
    role: answer.role === adminCode ? 'admin' : 'guest',
    expiresAt: answer.expires_at,
    hasAccount: answer.has_account,
    leaving: leaving && { team: leaving.team_name, refusal: leaving.refusal },
  };
}
