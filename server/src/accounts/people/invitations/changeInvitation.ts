import type { InvitationChange } from '@portal/shared/contracts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import type { Author } from '../../directory/Author.ts';
import { otherwiseEnglish } from '../../security/mails/otherwiseEnglish.ts';
import { invitationMail } from './invitationMail.ts';
import {
  deleteInvitation,
  openInvitation,
  updateInvitation,
} from '../../directory/invitations.queries.ts';
import { newInvitationLink, takeInvitation, type InviteDeps } from './invite.ts';

/** Changes the role and names in an invitation. @throws NotFoundError */
export async function changeInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  author: Author,
  id: string,
  { role, ...names }: InvitationChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const key = { teamId: author.viewer.team.id, id };
    const isOpen = await updateInvitation(trx, key, { ...names, role: roleCodes[role] });
    if (!isOpen) throw new NotFoundError();
    const entry = entryOf(author, id, clock());
    await recordAudit(trx, {
      ...entry,
      action: 'invitation.update',
      details: { role },
      personal: names,
    });
  });
}

/**
 * Mails an invitation again, with a new link that is valid for the full time; the earlier link
 * stops working. @throws NotFoundError, TooManyError
 */
export async function resendInvitation(
  deps: InviteDeps,
  author: Author,
  id: string,
): Promise<void> {
  const { db, clock, mailer } = deps;
  const { team, user } = author.viewer;
  const key = { teamId: team.id, id };
  const known = await openInvitation(db, key);
  if (!known) throw new NotFoundError();
  await takeInvitation(deps, team.id, known.email);
  const now = clock();
  const { hash, link, expiresAt } = newInvitationLink(deps);
  await db.transaction().execute(async (trx) => {
    const change = { token_hash: hash, sent_at: now, expires_at: expiresAt, invited_by: user.id };
    if (!(await updateInvitation(trx, key, change))) throw new NotFoundError();
    await recordAudit(trx, { ...entryOf(author, id, now), action: 'invitation.send' });
    const invited = { ...known, locale: otherwiseEnglish(known.locale) };
    await mailer.send(trx, invitationMail(invited, { team: team.name, person: user }, link));
  });
}

/** Revokes an invitation: its link is unknown from now on. @throws NotFoundError */
export async function revokeInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  author: Author,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isOpen = await deleteInvitation(trx, { teamId: author.viewer.team.id, id });
    if (!isOpen) throw new NotFoundError();
    await recordAudit(trx, { ...entryOf(author, id, clock()), action: 'invitation.revoke' });
  });
}

function entryOf({ viewer, ip }: Author, object: string, at: Date) {
  return { at, actor: viewer.user.id, teamId: viewer.team.id, ip, object };
}
