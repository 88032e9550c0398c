import type { MemberRequest } from '@portal/shared/contracts';
import { personName, type Locale } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { roleOf } from '../../../platform/http/Viewer.ts';
import type { Author } from '../../directory/Author.ts';
import { createOwnTeam } from '../../directory/createTeam.ts';
import { otherwiseEnglish } from '../../security/mails/otherwiseEnglish.ts';
import { deleteMembership } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { updateProfile } from '../profile/profile.queries.ts';
import { removalMail } from './memberMails.ts';
import { lockMember } from './users.policy.ts';
import { setRole } from '../../directory/members.queries.ts';

type MemberDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'mailer' | 'config'>;

/**
 * Changes a member's role, and their names as long as they have not signed in.
 * @throws NotFoundError, NotAllowedError, ConflictError `changed` or `has_signed_in`
 */
export async function changeMember(
  { db, clock, queue }: MemberDeps,
  { viewer, ip }: Author,
  id: string,
  { version, role, ...names }: MemberRequest,
): Promise<void> {
  const now = clock();
  const { team } = viewer;
  await db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, viewer, id, 'manage');
    const isRenamed =
      names.last_name !== member.last_name || names.first_name !== member.first_name;
    if (isRenamed && member.last_sign_in_at) throw new ConflictError('has_signed_in');
    const isCurrent = await updateProfile(trx, { id, version, now }, names);
    if (!isCurrent) throw new ConflictError('changed');
    await setRole(trx, { teamId: team.id, id }, role);
    await recordAudit(trx, {
      at: now,
      actor: viewer.user.id,
      teamId: team.id,
      ip,
      action: 'member.update',
      object: id,
      details: { role, from: roleOf(member.role) },
      ...(isRenamed && { personal: names }),
    });
    await tellTeamSnapshot(trx, queue, team.id);
  });
}

/**
 * Removes a member. Their licenses and jobs stay with the team. They get a new community team, as
 * after a registration, and a mail about it.
 * @throws NotFoundError, NotAllowedError
 */
export async function removeMember(
  { db, clock, queue, mailer, config }: MemberDeps,
  { viewer, ip }: Author,
  id: string,
): Promise<void> {
  const now = clock();
  const { user, team } = viewer;
  await db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, viewer, id, 'manage');
    const locale = otherwiseEnglish(member.locale);
    await deleteMembership(trx, { teamId: team.id, accountId: id });
    const own = await createOwnTeam(
      trx,
      { queue, now },
      { ownerId: id, name: ownTeamName(member, locale), countryCode: user.country_code },
    );
    const audit = { at: now, actor: user.id, ip, object: id };
    await recordAudit(trx, {
      ...audit,
      teamId: team.id,
      action: 'member.remove',
      details: { role: roleOf(member.role) },
      personal: { name: personName(member, locale) },
    });
    await recordAudit(trx, { ...audit, teamId: own, action: 'team.create' });
    await tellTeamSnapshot(trx, queue, team.id);
    await mailer.send(trx, removalMail({ ...member, locale }, team.name, config.managerUrl));
  });
}

/** The name of the team that a removed member gets; they can change it. */
function ownTeamName(
  { last_name, first_name }: { readonly last_name: string; readonly first_name: string },
  locale: Locale,
): string {
  return locale === 'ja' ? `${last_name}のチーム` : `${first_name}'s team`;
}
