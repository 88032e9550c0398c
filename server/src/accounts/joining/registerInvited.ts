import type { InvitationRegistration } from '@portal/shared/contracts';
import { isAgreementOutdated } from '@portal/shared/domain';
import { recordAudit } from '../../db/audit.ts';
import { newId } from '../../db/newId.ts';
import type { Deps } from '../../deps.ts';
import { ConflictError, InvalidError } from '../../errors.ts';
import { networkOf } from '../../limits/networkOf.ts';
import { takeCall } from '../../limits/takeCall.ts';
import {
  accountByEmail,
  insertAccount,
  insertMembership,
  lockTeams,
} from '../people/people.queries.ts';
import { refuseCommonPassword } from '../passwords/refuseCommonPassword.ts';
import { tellTeamSnapshot } from '../people/tellTeamSnapshot.ts';
import type { Passwords } from '../sign-in/createPasswords.ts';
import { invitedFromNetwork } from '../invitations/invitationLimits.ts';
import { lockOpenInvitation } from './lockOpenInvitation.ts';
import { markAccepted } from '../invitations/invitations.queries.ts';

/**
 * Makes the account of somebody invited, in the team; the mailed link has proved their address.
 * @returns the team's name
 * @throws ConflictError `link_over`, `has_account`; TooManyError;
 * InvalidError for a common password, and terms that no longer count
 */
export async function registerInvited(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  passwords: Passwords,
  { registration, ip }: { readonly registration: InvitationRegistration; readonly ip: string },
): Promise<string> {
  const terms_version = registration.terms_version ?? null;
  const privacy_version = registration.privacy_version ?? null;
  if (isAgreementOutdated({ terms: terms_version, privacy: privacy_version })) {
    throw new InvalidError({ terms: 'outdated' });
  }
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
    await lockTeams(trx, [teamId]);
    if (await accountByEmail(trx, email)) throw new ConflictError('has_account');
    const id = newId(now);
    await insertAccount(trx, {
      id,
      email,
      pw_hash: pwHash,
      status: 'active',
      locale: registration.locale,
      first_name: registration.first_name,
      last_name: registration.last_name,
      newsletter: false,
      terms_version,
      privacy_version,
      terms_at: now,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await markAccepted(trx, invitation.id, now);
    const member = { team_id: teamId, account_id: id, role: invitation.role, joined_at: now };
    await insertMembership(trx, member);
    const audit = { at: now, actor: id, teamId, ip, object: id };
    const details = { terms_at: now.toISOString(), terms_version };
    await recordAudit(trx, { ...audit, action: 'account.register', details });
    await recordAudit(trx, { ...audit, action: 'member.join' });
    await tellTeamSnapshot(trx, queue, teamId);
    return invitation.team_name;
  });
}
