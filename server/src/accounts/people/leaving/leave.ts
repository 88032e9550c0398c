import { randomUUID } from 'node:crypto';
import type { leaveRequestSchema } from '@portal/shared/contracts';
import { addDays, leavingDays, tokyoDay, type CalendarDay } from '@portal/shared/domain';
import type { z } from 'zod/mini';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, NotAllowedError } from '../../../platform/errors.ts';
import { editionCodes, roleCodes } from '../../../platform/http/Viewer.ts';
import type { Author } from '../../directory/Author.ts';
import { accountById, lockTeams } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { endAccountSessions } from '../../security/sessions/endAccountSessions.ts';
import { membersOf } from '../../directory/members.queries.ts';
import { deleteOpenInvitations, insertLeaving, setStatus } from './leaving.queries.ts';
import { leftMail } from './leavingMails.ts';

/**
 * Closes the account of the signed-in person: all sessions end, and their personal data is erased
 * after 30 days unless they come back. They stay in their team until then, so that everything is as
 * before when they come back.
 * @returns the last day on which they can come back
 * @throws ConflictError `owner_has_members`
 */
export async function leave(
  { db, clock, queue, mailer, config }: Pick<Deps, 'db' | 'clock' | 'queue' | 'mailer' | 'config'>,
  { viewer: { user, team }, ip }: Author,
  { reasons, comment }: z.infer<typeof leaveRequestSchema>,
): Promise<CalendarDay> {
  const now = clock();
  const lastDay = addDays(tokyoDay(now), leavingDays);
  await db.transaction().execute(async (trx) => {
    await lockTeams(trx, [team.id]);
    const members = await membersOf(trx, team.id);
    const member = members.find(({ id }) => id === user.id);
    const account = await accountById(trx, user.id);
    // Of two clicks at once, the second finds the account closed.
    if (!member || account?.status !== 'active') throw new NotAllowedError();
    const isAlone = members.length === 1;
    if (member.role === roleCodes.owner && !isAlone) throw new ConflictError('owner_has_members');
    await setStatus(trx, { accountId: user.id, status: 'leaving', now });
    const isSaid = reasons.length > 0 || comment !== '';
    await insertLeaving(
      trx,
      { account_id: user.id, left_at: now, last_day: lastDay },
      isSaid
        ? {
            id: randomUUID(),
            left_on: tokyoDay(now),
            edition: editionCodes[team.edition],
            reasons: JSON.stringify(reasons),
            comment,
          }
        : null,
    );
    // Nobody joins a team that is about to end.
    if (isAlone) await deleteOpenInvitations(trx, team.id);
    await endAccountSessions(trx, queue, { accountId: user.id });
    await recordAudit(trx, {
      at: now,
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'account.leave',
      object: user.id,
    });
    await tellTeamSnapshot(trx, queue, team.id);
    await mailer.send(trx, leftMail(account, config, { lastDay, teamEnds: isAlone }));
  });
  return lastDay;
}
