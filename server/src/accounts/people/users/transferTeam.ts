import { personName } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotAllowedError } from '../../../platform/errors.ts';
import { roleOf } from '../../../platform/http/Viewer.ts';
import type { Author } from '../../directory/Author.ts';
import { otherwiseEnglish } from '../../security/mails/otherwiseEnglish.ts';
import { accountById } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { formerOwnerMail, newOwnerMail } from './ownerMails.ts';
import { lockMember } from './users.policy.ts';
import { memberOf, setRole } from '../../directory/members.queries.ts';

type TransferDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'mailer' | 'config'>;

/**
 * Makes a member the owner of the team. The former owner becomes an admin. Both get a mail. Of two
 * simultaneous transfers the second is refused, because its caller is no longer the owner.
 * @throws NotFoundError; NotAllowedError, also for a member who may not sign in
 */
export async function transferTeam(
  { db, clock, queue, mailer, config }: TransferDeps,
  { viewer, ip }: Author,
  id: string,
): Promise<void> {
  const { user, team } = viewer;
  await db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, viewer, id, 'transfer');
    const former = await memberOf(trx, team.id, user.id);
    const account = await accountById(trx, id);
    if (!former || account?.status !== 'active') throw new NotAllowedError();
    // A team has one owner at any moment.
    await setRole(trx, { teamId: team.id, id: user.id }, 'admin');
    await setRole(trx, { teamId: team.id, id }, 'owner');
    const to = { ...member, locale: otherwiseEnglish(member.locale) };
    const from = { ...former, locale: otherwiseEnglish(former.locale) };
    await recordAudit(trx, {
      at: clock(),
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'team.transfer',
      object: id,
      details: { from: user.id, role: roleOf(member.role) },
      personal: { name: personName(to, to.locale), email: to.email },
    });
    await tellTeamSnapshot(trx, queue, team.id);
    const transfer = { team: team.name, from, to };
    await mailer.send(trx, newOwnerMail(transfer, config.accountsUrl));
    await mailer.send(trx, formerOwnerMail(transfer, config.accountsUrl));
  });
}
