import type { InvitationRegistration } from '@portal/shared/contracts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { markAccepted } from '../../directory/invitations.queries.ts';
import { refuseCommonPassword } from '../../sign-in/credentials/refuseCommonPassword.ts';
import { acceptedTerms } from '../../directory/acceptedTerms.ts';
import { insertMembership } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import type { Passwords } from '../../sign-in/credentials/createPasswords.ts';
import { lockOpenInvitation } from './lockOpenInvitation.ts';
import { registerMember } from './registerMember.ts';

/** Accounts made by invitation from one network. */
const invitedFromNetwork: Limit = { name: 'invited', max: 60, seconds: 3600 };

/**
 * Creates the account of an invited person, in the team; the mailed link has proved their address.
 * @returns the team's name
 * @throws ConflictError `link_over`, `has_account`; TooManyError; InvalidError for a common
 * password or outdated terms
 */
export async function registerInvited(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  passwords: Passwords,
  { registration, ip }: { readonly registration: InvitationRegistration; readonly ip: string },
): Promise<string> {
  const terms = acceptedTerms(registration);
  await takeCall({ db, clock }, invitedFromNetwork, networkOf(ip));
  // Hashed whatever the link is, before a row is locked.
  const pwHash = await passwords.hash(registration.password);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const invitation = await lockOpenInvitation(trx, registration.token, now);
    const { team_id: teamId, email } = invitation;
    refuseCommonPassword({
      field: 'password',
      password: registration.password,
      personal: [email, registration.last_name, registration.first_name, invitation.team_name],
    });
    const member = { teamId, email, pwHash, form: registration, terms, ip, now };
    const id = await registerMember(trx, member);
    await markAccepted(trx, invitation.id, now);
    const { role } = invitation;
    await insertMembership(trx, { team_id: teamId, account_id: id, role, joined_at: now });
    const audit = { at: now, actor: id, teamId, ip, object: id };
    await recordAudit(trx, { ...audit, action: 'member.join' });
    await tellTeamSnapshot(trx, queue, teamId);
    return invitation.team_name;
  });
}
