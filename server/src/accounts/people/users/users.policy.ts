import { mayMakeOwner, mayManageMember } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { NotAllowedError, NotFoundError } from '../../../platform/errors.ts';
import { roleOf, type Viewer } from '../../../platform/http/Viewer.ts';
import { lockTeams } from '../../directory/people.queries.ts';
import { memberOf, type MemberRow } from '../../directory/members.queries.ts';

const rules = { manage: mayManageMember, transfer: mayMakeOwner };

/**
 * Locks the viewer's team and returns the member to change. Reads the viewer's role again, because
 * it may have changed since the call began.
 * @throws NotFoundError for a person outside the team; NotAllowedError
 */
export async function lockMember(
  trx: Kysely<Database>,
  { user, team }: Viewer,
  id: string,
  act: keyof typeof rules,
): Promise<MemberRow> {
  await lockTeams(trx, [team.id]);
  const actor = await memberOf(trx, team.id, user.id);
  if (!actor) throw new NotAllowedError();
  const member = await memberOf(trx, team.id, id);
  if (!member) throw new NotFoundError();
  const isAllowed = rules[act](
    { id: actor.id, role: roleOf(actor.role) },
    { id: member.id, role: roleOf(member.role) },
  );
  if (!isAllowed) throw new NotAllowedError();
  return member;
}
