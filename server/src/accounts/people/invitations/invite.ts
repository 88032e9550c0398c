import type { InvitationRequest } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { InvalidError } from '../../../platform/errors.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { hashToken, newLinkToken } from '../../security/mails/mailedLink.ts';
import type { Author } from '../../directory/Author.ts';
import { lockTeams } from '../../directory/people.queries.ts';
import { membersOf } from '../../directory/members.queries.ts';
import { invitationDays, invitationMail } from './invitationMail.ts';
import { invitationMails, invitationsOfTeam } from './invitationLimits.ts';
import { insertInvitation, openInvitations } from '../../directory/invitations.queries.ts';

export type InviteDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/**
 * Invites a person by mail, with or without an account.
 * @throws InvalidError `email`: `already_member` or `already_invited`; TooManyError
 */
export async function invite(
  deps: InviteDeps,
  { viewer, ip }: Author,
  { email, role, locale, ...names }: InvitationRequest,
): Promise<void> {
  const { db, clock, mailer } = deps;
  const now = clock();
  await takeInvitation(deps, viewer.team.id, email);
  const { hash, link, expiresAt } = newInvitationLink(deps);
  await db.transaction().execute(async (trx) => {
    await lockTeams(trx, [viewer.team.id]);
    const known = (await knownAddresses(trx, viewer.team.id)).get(email.toLowerCase());
    if (known !== undefined) throw new InvalidError({ email: known });
    const invited = { email, ...names, role: roleCodes[role], locale };
    const id = newId(now);
    await insertInvitation(trx, {
      id,
      team_id: viewer.team.id,
      ...invited,
      token_hash: hash,
      invited_by: viewer.user.id,
      created_at: now,
      sent_at: now,
      expires_at: expiresAt,
      accepted_at: null,
    });
    await recordAudit(trx, {
      at: now,
      actor: viewer.user.id,
      teamId: viewer.team.id,
      ip,
      action: 'invitation.send',
      object: id,
      details: { role },
      personal: { email, ...names },
    });
    await mailer.send(
      trx,
      invitationMail(invited, { team: viewer.team.name, person: viewer.user }, link),
    );
  });
}

/** Counts one mail of a team to an address. @throws TooManyError */
export async function takeInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  teamId: string,
  email: string,
): Promise<void> {
  await takeCall(deps, invitationsOfTeam, teamId);
  await takeCall(deps, invitationMails, email.toLowerCase());
}

/** A new link, its digest and its expiry. */
export function newInvitationLink({ clock, config }: Pick<Deps, 'clock' | 'config'>) {
  const { token } = newLinkToken();
  return {
    link: `${config.accountsUrl}/invitation/${token}`,
    hash: hashToken(token),
    expiresAt: new Date(clock().getTime() + invitationDays * 24 * 60 * 60 * 1000),
  };
}

/** Lower-case addresses of a team's members and invited people, and which of the two they are. */
export async function knownAddresses(
  db: Kysely<Database>,
  teamId: string,
): Promise<ReadonlyMap<string, 'already_member' | 'already_invited'>> {
  const members = await membersOf(db, teamId);
  const invited = await openInvitations(db, teamId);
  return new Map([
    ...invited.map(({ email }) => [email.toLowerCase(), 'already_invited'] as const),
    ...members.map(({ email }) => [email.toLowerCase(), 'already_member'] as const),
  ]);
}
